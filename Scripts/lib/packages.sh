# shellcheck shell=bash disable=SC2034 # sourced by setup.sh, which reads these lists
# The Debian packages (12 or newer) that each kind of work needs.

# To compile and to run the program.
build_packages=(
  libx11-dev libxext-dev libxrender-dev libxrandr-dev libxft-dev
  libfreetype-dev libfontconfig-dev libpango1.0-dev libglib2.0-dev
  # Of the tests only, but the package manager asks for them on every build.
  libxcb1-dev libxcb-xtest0-dev
  pkg-config fonts-dejavu-core
  # What the Swift toolchain itself links with (gold on arm64) and loads. The libraries' own names
  # change with the release, those of their -dev packages do not.
  g++ binutils binutils-gold
  libcurl4-openssl-dev libncurses-dev libsqlite3-dev libxml2-dev
)

# To show a card and take its picture where there is no display.
display_packages=(xvfb xdotool imagemagick)

# To run every test: the window managers and compositors that the end-to-end tests drive.
test_packages=(
  "${display_packages[@]}"
  openbox i3-wm picom
  x11-utils x11-xserver-utils
  fonts-noto-core fonts-noto-color-emoji
  strace
)
