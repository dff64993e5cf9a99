#!/bin/bash
# A machine to try docs/operating.md on: this one, with all changes kept in memory, processes and
# network of its own. Runs as root below: unshare --mount --pid --net --fork --kill-child.
# Arguments: the project, the folder that becomes its root, what becomes its git repository.
set -euo pipefail
project=$1 memory=$2 repository=$3
mount -t tmpfs tmpfs "$memory"
mkdir "$memory"/{changes,work,root}
mount -t overlay overlay "$memory/root" \
  -o "lowerdir=/,upperdir=$memory/changes,workdir=$memory/work"
cd "$memory/root"
mount --rbind /dev dev
mount -t proc proc proc
mount -t tmpfs tmpfs run
mount -t tmpfs -o mode=1777 tmpfs tmp
ip link set lo up
mkdir -p usr/local/sbin srv var/lib/project "var/lib/$repository"
cp "$project"/tests/docs/operating/stand-ins/* usr/local/sbin/
chmod 755 usr/local/sbin/*
# Users who are not root find no other.
mv usr/local/sbin/npm usr/local/bin/npm
# By way of the copy: what is written there is kept in memory, too.
mount --bind "$memory/root$project" var/lib/project
mkdir -p etc/nginx/sites-enabled
cat > etc/hosts <<HOSTS
127.0.0.1 localhost www.example.com example.com db.example.com
::1 localhost
HOSTS
exec chroot . /bin/bash --norc -euc "
  cd /var/lib/project
  git ls-files -z --cached --others --exclude-standard | tar -c --null -T - | tar -x -C /var/lib/$repository
  cd /var/lib/$repository
  git init -q
  git -c user.name=x -c user.email=x@example.com add -A
  git -c user.name=x -c user.email=x@example.com commit -qm 'The site'
  git config --system safe.directory '*'
  git config --system url.file:///var/lib/$repository.insteadOf https://git.example.com/website.git
  echo ready
  # Ends with the test, however that ends.
  exec cat
"
