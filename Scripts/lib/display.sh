# shellcheck shell=bash
# A private X server and a card on it. Sourced after setup.sh.

scratch=$(mktemp -d)

# Ends the processes that were started here and are still there, and nothing else.
clean_up() {
  local pid
  for pid in $(jobs -p); do
    kill "$pid" 2>/dev/null || true
    wait "$pid" 2>/dev/null || true
  done
  rm -rf "$scratch"
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# wait_until SECONDS COMMAND...: polls until the command succeeds; fails when the time is up.
wait_until() {
  local deadline=$((SECONDS + $1))
  shift
  until "$@"; do
    ((SECONDS < deadline)) || return 1
    sleep 0.05
  done
}

# start_display WIDTHxHEIGHT: a server of our own, whose number the server chooses itself.
start_display() {
  local number
  mkfifo "$scratch/number"
  # Without -noreset the server would forget the background when its last client leaves.
  Xvfb -displayfd 3 -noreset -nolisten tcp -dpi 96 -screen 0 "$1x24" \
    3>"$scratch/number" >"$scratch/server" 2>&1 </dev/null &
  read -r -t 30 number <"$scratch/number" || give_up "Xvfb does not start: $(<"$scratch/server")"
  rm "$scratch/number"
  export DISPLAY=:$number
  unset WAYLAND_DISPLAY
}

# set_background SIZE DRAWING...: ImageMagick draws it, `display` hangs it on the root window.
set_background() {
  local before
  before=$(screen)
  draw -size "$1" "${@:2}" "$scratch/background.png"
  # Its status is 1 even when all went well, so the screen is asked.
  display -window root "$scratch/background.png" || true
  [[ $(screen) != "$before" ]] || give_up "ImageMagick could not set the background"
}

# ImageMagick 7 calls its main program otherwise than 6 does.
draw() {
  if command -v magick >/dev/null; then magick "$@"; else convert "$@"; fi
}

# start_card COMMAND...: runs it beside us as `card`; what it prints goes to $scratch/answer.
start_card() {
  # The pointer starts in the middle, where it would hover over a button.
  xdotool mousemove 1 1
  screen_before=$(screen)
  "$@" >"$scratch/answer" </dev/null &
  card=$!
}

screen() { import -window root ppm:- | cksum; }

card_runs() { kill -0 "$card" 2>/dev/null; }
card_ended() { ! card_runs; }

# Both are true too once the card has ended, so that nobody waits for what cannot come any more.
card_shows() { card_ended || xdotool search --onlyvisible --classname '^alertcard$' >/dev/null 2>&1; }
card_is_still() { card_ended || still_for "$1"; }

# wait_for_card MILLISECONDS: until the card is painted and nothing has changed for that long.
wait_for_card() {
  wait_until 20 card_shows || give_up "no card appeared"
  wait_until 30 card_is_still "$1" || give_up "the card does not come to rest"
  card_runs || give_up "the card is gone too early, with status $(card_status)"
}

# Once it has ended.
card_status() {
  local status=0
  wait "$card" 2>/dev/null || status=$?
  echo "$status"
}

still_for() {
  local first end=$((${EPOCHREALTIME/[.,]/} + $1 * 1000))
  first=$(screen)
  [[ $first != "$screen_before" ]] || return 1
  while ((${EPOCHREALTIME/[.,]/} < end)); do
    [[ $(screen) == "$first" ]] || return 1
  done
}

# take_picture FILE: the whole screen, without the dates that would make each picture a new file.
take_picture() {
  mkdir -p "$(dirname "$1")"
  import -window root -strip -define png:exclude-chunks=date,time "$1"
}
