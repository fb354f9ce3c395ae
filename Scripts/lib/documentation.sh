# shellcheck shell=bash
# Compiles the documentation, in which a link to something that does not exist is an error. Sourced.

# Sets `include` to where the C modules beneath AlertCard have their headers, for the compiler's tools
# that load them without the package manager's help.
find_headers() {
  local folder
  for folder in Sources/C*/; do include+=(-I "$folder"); done
  for folder in $(pkg-config --cflags-only-I x11 xext xrender xrandr xft freetype2 pangoft2 glib-2.0); do
    include+=(-I "${folder#-I}")
  done
}

# After a debug build, whose modules it reads.
check_documentation() {
  local catalog=Sources/AlertCard/AlertCard.docc
  if [[ ! -d $catalog ]]; then
    echo "no catalog yet"
    return
  fi

  local scratch modules include=()
  modules=$(swift build --show-bin-path)/Modules
  find_headers

  scratch=$(mktemp -d)
  # The clean-up runs when the subshell of this check ends, however it ends.
  # shellcheck disable=SC2064
  trap "rm -rf '$scratch'" EXIT
  mkdir "$scratch/symbols"
  # The values of the core are part of AlertCard's face, so its pages link to them.
  swift symbolgraph-extract -module-name AlertCard -I "$modules" "${include[@]}" \
    -target "$(uname -m)-unknown-linux-gnu" -minimum-access-level public \
    -experimental-allowed-reexported-modules=AlertCore -output-dir "$scratch/symbols"
  docc convert "$catalog" --additional-symbol-graph-dir "$scratch/symbols" --output-path "$scratch/out" \
    --warnings-as-errors --fallback-bundle-identifier alertcard --fallback-display-name AlertCard
}

# Compiles every Swift example of the README and the catalog that is not a manifest.
# After a debug build, like check_documentation.
check_examples() {
  local modules scratch include=() example status=0
  modules=$(swift build --show-bin-path)/Modules
  find_headers

  scratch=$(mktemp -d)
  # shellcheck disable=SC2064
  trap "rm -rf '$scratch'" EXIT
  awk -v folder="$scratch" '
    /^```swift$/ { inside = 1; count += 1; text = ""; next }
    /^```$/ && inside {
      inside = 0
      if (text !~ /PackageDescription/) printf "%s", text > (folder "/example" count ".swift")
      next
    }
    inside { text = text $0 "\n" }
  ' README.md Sources/AlertCard/AlertCard.docc/*.md
  for example in "$scratch"/*.swift; do
    swiftc -typecheck -swift-version 6 -warnings-as-errors -I "$modules" "${include[@]}" "$example" || status=1
  done
  return "$status"
}
