#!/bin/bash
# A container as compose.yaml asks for one: the image's files, none of which can be written, as its user, with no
# capability and processes of its own. Runs as root below: unshare --mount --pid --ipc --fork --kill-child.
# Arguments: the image's files, folders to mount as FROM:TO until "--", then user, folder and command; the
# environment is the container's.
set -euo pipefail
root=$1
shift
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/tmp"
mount --rbind /dev "$root/dev"
while [ "$1" != -- ]; do
  # By the image's own links, as an engine goes; it makes folders that are missing, too.
  to=$root$(chroot "$root" realpath -m "${1#*:}")
  mkdir -p "$to"
  mount --bind "${1%%:*}" "$to"
  shift
done
shift
mount -o remount,bind,ro "$root"
user=$1 folder=$2
shift 2
cd "$root"
exec chroot . setpriv --reuid="$user" --regid="$user" --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all \
  env --chdir="$folder" "$@"
