#!/bin/sh
# npm start, npm test and the commands around the product: scripts/run.sh COMMAND [what follows `--`]. The one step that must work on a clone
# without packages: installs what package-lock.json names, the project's own Node among it, which then takes this process's place.
set -e
root=$(cd "$(dirname "$0")/.." && pwd)
bin=$root/node_modules/.bin
stamp=$root/node_modules/.pymentor-stamp
wanted="$(uname -sm) $(cksum < "$root/package-lock.json")"

# Not `npm ci`, which begins by deleting what a developer's own npm has just installed. The build needs the development packages too, even where
# NODE_ENV=production leaves them out.
install() {
  npm install --prefix="$root" --no-save --include=dev --no-audit --no-fund --loglevel=error
}

if [ "$(cat "$stamp" 2> /dev/null)" != "$wanted" ]; then
  node -e 'const [major, minor] = process.versions.node.split("."); process.exit(major > 20 || (major == 20 && minor >= 11) ? 0 : 1)' || {
    echo "✗ PyMentor needs Node 20.11 or newer; this is $(node --version). Get one from https://nodejs.org and run the same command again." >&2
    exit 1
  }
  echo '› Installing packages …'
  install
  "$bin/node" --version > /dev/null || {
    echo "✗ The project's own Node does not run. Is npm told to ignore install scripts? Try: npm ci --ignore-scripts=false" >&2
    exit 1
  }
  # Native code that asks for a newer Node than ours is optional: npm has left it out without a word. Now it runs in the project's own.
  PATH=$bin:$PATH install
  echo "$wanted" > "$stamp"
fi
PATH=$bin:$PATH exec node "$root/scripts/commands.ts" "$@"
