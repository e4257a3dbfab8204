#!/usr/bin/env bash
# The two commands of the README on an empty Debian: no root, no compiler, no browser, nothing but python3 and make.
#
#   sudo bash tools/fresh.sh stable        # or testing, or another suite
#   sudo bash tools/fresh.sh testing play  # only the table, without the tests
#
# Makes the system from nothing with debootstrap (once, in FOLDER or a folder of its own), copies the last commit into
# it, and as a person without rights runs `make play`, plays a game against bots to its end over the socket, and runs
# `make test`. It needs root for chroot alone; nothing outside the folder is touched.
set -euo pipefail

suite=${1:?usage: fresh.sh SUITE [all|play|test]}
part=${2:-all}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
root=${FOLDER:-${TMPDIR:-/tmp}/verlies-fresh}/$suite
port=${PORT:-8799}

command -v debootstrap >/dev/null || { echo "It needs debootstrap: apt-get install debootstrap" >&2; exit 1; }
[ "$(id -u)" = 0 ] || { echo "Making an empty system needs root." >&2; exit 1; }

say() { printf '\n== %s\n' "$*"; }

inside() { # as root in the new system, with its own processes
    unshare --mount --pid --fork --mount-proc="$root/proc" chroot "$root" /usr/bin/env -i \
        PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "${pip[@]}" "$@"
}

as_person() { inside runuser -u person -- /usr/bin/env HOME=/home/person "$@"; }

# Where this machine fetches its packages from, the new one does, too.
pip=(NOTHING=0)
while IFS= read -r setting; do pip+=("$setting"); done < <(env | grep '^PIP_' || true)

if [ ! -e "$root/.made" ]; then
    say "An empty Debian ($suite)"
    rm -rf "$root"
    mkdir -p "$root"
    debootstrap --variant=minbase "$suite" "$root" >"$root.log" 2>&1 || { tail "$root.log"; exit 1; }
    printf 'Acquire::Check-Valid-Until "false";\nDpkg::Use-Pty "false";\n' >"$root/etc/apt/apt.conf.d/99fresh"
    inside apt-get update -qq
    inside apt-get install -y -qq --no-install-recommends python3 python3-venv make >/dev/null
    inside useradd --create-home person
    touch "$root/.made"
fi
if [ -e /etc/ssl/certs/ca-certificates.crt ]; then
    mkdir -p "$root/etc/ssl/certs"
    cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
fi
rm -rf "$root/home/person/verlies"
mkdir "$root/home/person/verlies"
git -C "$here" archive HEAD | tar -x -C "$root/home/person/verlies"
inside chown -R person /home/person/verlies
say "$(git -C "$here" describe --always) on Debian $(cat "$root/etc/debian_version"), $(inside python3 --version)"
for absent in cc gcc chromium node npx git; do
    if inside sh -c "command -v $absent" >/dev/null; then echo "here: $absent"; else echo "absent: $absent"; fi
done

failed=0
if [ "$part" != test ]; then
    say "make play"
    cat >"$root/home/person/first_game.sh" <<'INSIDE'
set -eu
cd ~/verlies
make play ARGS="--no-browser --port $1" >play.log 2>&1 &
for second in $(seq 300); do
    if grep -q "^Verlies: " play.log; then break; fi
    kill -0 $! || { cat play.log; exit 1; }
    sleep 1
done
grep -v "^WARNING: Location" play.log
.venv/bin/python - "$(sed -n 's|^Verlies: \(http[^ ]*\)/.*|\1|p' play.log)" <<'PYTHON'
import asyncio, importlib.util, json, sys
from urllib.request import Request, urlopen

address = sys.argv[1]
games = json.load(urlopen(f"{address}/api/games"))
print(len(games), "games:", ", ".join(game["title"] for game in games))
assert len(games) == 5
spec = importlib.util.spec_from_file_location("bot", "examples/socket_bot.py")
bot = importlib.util.module_from_spec(spec)
spec.loader.exec_module(bot)
for game in games:
    wish = json.dumps({"game": game["id"], "seats": ["you"] + [game["usual"]] * (game["seats"][0] - 1 or 1)}).encode()
    table = json.load(urlopen(Request(f"{address}/api/tables", wish, {"content-type": "application/json"})))
    link = f"{address}/t/{table['table']}#s={table['token']}"
    most = "100000" if game["id"] == "klong" else "15"
    answers = asyncio.run(bot.play(link, "Person", most))
    state = json.load(urlopen(f"{address}/api/tables/{table['table']}"))["status"]
    print(f"{game['id']}: {answers} answers over the socket, the game is {state}")
    assert state == "over" or answers == 15 and game["id"] != "klong", state
PYTHON
INSIDE
    as_person sh /home/person/first_game.sh "$port" || failed=1
fi
if [ "$part" != play ]; then
    say "make test"
    as_person sh -c 'cd ~/verlies && make test' >"$root.test.log" 2>&1 || failed=1
    grep -E "^(FAILED|ERROR|SKIPPED|Left out|=+ .* =+$)|passed|failed|cannot be installed" "$root.test.log" | tail -n 40
fi
say "$([ "$failed" = 0 ] && echo "All went well on $suite." || echo "Something failed on $suite; see above.")"
exit "$failed"
