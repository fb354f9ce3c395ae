# shellcheck shell=bash
# Brings what a script needs onto the machine. Sourced; the caller is in the checkout's top folder.

# shellcheck source=Scripts/lib/packages.sh
source Scripts/lib/packages.sh

readonly needed_swift=6.2
# EX_UNAVAILABLE: the machine lacks something that the script could not bring.
readonly cannot_set_up=69

say() { printf '==> %s\n' "$*" >&2; }

give_up() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit "$cannot_set_up"
}

# Installs those of the named Debian packages that are not there yet.
need_packages() {
  if ! command -v dpkg-query >/dev/null; then
    say "not a Debian: taking the equivalents of these packages for installed: $*"
    return
  fi
  check_release

  local installed missing=() package
  # With what they provide: a name may be a package in one release and a part of another in the next.
  installed=$(dpkg-query --show --showformat='${db:Status-Status} ${Package},${Provides}\n' |
    sed -n 's/^installed //p' | tr ',' '\n' | sed 's/(.*//; s/ //g')
  for package in "$@"; do
    grep -qxF "$package" <<<"$installed" || missing+=("$package")
  done
  ((${#missing[@]})) || return 0

  local as_root=()
  if ((EUID != 0)); then
    # Without a terminal nobody can type a password.
    if command -v sudo >/dev/null && { [[ -t 0 ]] || sudo -n true 2>/dev/null; }; then
      as_root=(sudo)
    else
      give_up "packages are missing and this is neither root nor sudo; run as root:" \
        "apt-get update && apt-get install --no-install-recommends ${missing[*]}"
    fi
  fi
  say "installing with ${as_root[*]:+${as_root[*]} }apt-get: ${missing[*]}"
  # A stale list of packages may still do, so a failed update is not the end.
  apt_get update || say "apt-get update failed; trying with the lists that are there"
  apt_get install --yes --no-install-recommends "${missing[@]}" ||
    give_up "apt-get could not install: ${missing[*]}"
}

# Only called by need_packages, whose as_root it reads.
apt_get() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get --quiet --quiet -o DPkg::Lock::Timeout=300 "$@" </dev/null >&2
}

check_release() {
  local id version
  # shellcheck source=/dev/null
  read -r id version < <(source /etc/os-release && echo "${ID:-} ${VERSION_ID:-}") || true
  [[ $id != debian || -z $version ]] || ((${version%%.*} >= 12)) ||
    give_up "Debian 12 or newer is needed, this is Debian $version"
}

# Puts `swift` on PATH and checks its version. After need_packages: the toolchain loads some of them.
need_swift() {
  local folder version
  if ! command -v swift >/dev/null; then
    for folder in /opt/swift/usr/bin /usr/local/swift/usr/bin ~/.local/share/swiftly/bin ~/.swiftly/bin; do
      [[ -x $folder/swift ]] && PATH=$folder:$PATH && break
    done
  fi
  command -v swift >/dev/null ||
    give_up "no swift found; install a toolchain from https://www.swift.org/install and put it on PATH"
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p') || true
  [[ -n $version ]] || give_up "$(command -v swift) does not run: $(swift --version 2>&1 | tail -n 1)"
  [[ $(printf '%s\n' "$needed_swift" "$version" | sort --version-sort | head -n 1) == "$needed_swift" ]] ||
    give_up "Swift $needed_swift or newer is needed, $(command -v swift) is $version"
}

# The program as it is shipped: optimised, and with Swift's own library inside.
release_flags=(--configuration release --static-swift-stdlib)

build_program() { swift build "${release_flags[@]}" --product alertcard >&2; }

program_path() { printf '%s/alertcard\n' "$(swift build "${release_flags[@]}" --show-bin-path)"; }
