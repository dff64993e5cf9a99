#!/bin/bash
# Builds the image without a registry: in place of the two that it begins with stand Debians that are made here, one
# with this project's Node and this machine's npm. Runs as root. Arguments: the project, an empty folder that gets
# `root` (the image's files) and `config.json` (what it says of itself).
set -euo pipefail
project=$1 out=$2
build() { buildah --storage-driver vfs --root "$out/store" --runroot "$out/run" "$@"; }
debootstrap --variant=minbase bookworm "$out/debian" > /dev/null
mapfile -t bases < <(sed -n 's/^FROM \([^ ]*\).*/\1/p' "$project/Dockerfile")

container=$(build from scratch)
folder=$(build mount "$container")
cp -a "$out/debian/." "$folder"
build commit --quiet "$container" localhost/stand-in-debian
install -D "$project/node_modules/.bin/node" "$folder/usr/local/bin/node"
mkdir -p "$folder/usr/local/lib/node_modules"
cp -a "$(dirname "$(dirname "$(realpath "$(command -v npm)")")")" "$folder/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$folder/usr/local/bin/npm"
# A machine behind a proxy of its own knows certificates that Debian does not.
trust=()
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
  build config --env "NODE_EXTRA_CA_CERTS=$NODE_EXTRA_CA_CERTS" "$container"
  trust=(--volume "$(dirname "$NODE_EXTRA_CA_CERTS"):$(dirname "$NODE_EXTRA_CA_CERTS"):ro")
fi
build commit --quiet "$container" localhost/stand-in-node

build bud --quiet --format docker --isolation chroot --network host "${trust[@]}" \
  --build-context "${bases[0]}=container-image://localhost/stand-in-node" \
  --build-context "${bases[1]}=container-image://localhost/stand-in-debian" \
  --build-arg SITE_URL=https://www.example.com --tag website "$project"
container=$(build from --pull-never localhost/website)
ln -s "$(build mount "$container")" "$out/root"
build inspect --format '{{.Config}}' "$container" > "$out/config.json"
