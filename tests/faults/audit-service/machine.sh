#!/bin/bash
# A machine with a systemd of its own: this one, with all changes kept in memory and no network.
# Runs as root below: unshare --mount. Arguments: the project, and a folder that has the units and gets
# what came of them; /out within.
set -euo pipefail
project=$1 out=$2
memory=$out/memory
mkdir "$memory"
mount -t tmpfs tmpfs "$memory"
mkdir "$memory"/{changes,work,root}
mount -t overlay overlay "$memory/root" \
  -o "lowerdir=/,upperdir=$memory/changes,workdir=$memory/work"
root=$memory/root
# What else this machine runs is not started a second time.
for unit in "$root"/etc/systemd/system/*.wants/*.{service,socket,timer}; do
  ln -sf /dev/null "$root/etc/systemd/system/$(basename "$unit")"
done
ln -sf multi-user.target "$root/etc/systemd/system/default.target"
mkdir -p "$root/srv/website/current"
chroot "$root" useradd --system --home-dir /var/lib/website --shell /usr/sbin/nologin website
install -d -o "$(chroot "$root" id -u website)" -m 700 "$root"/var/{lib,backups}/website
cp "$out"/units/* "$root/etc/systemd/system/"
cp "$out/website.env" "$root/etc/website.env"
chroot "$root" chgrp website /etc/website.env
chmod 640 "$root/etc/website.env"
cat > "$root/etc/systemd/system/try.service" <<'UNIT'
[Service]
Type=oneshot
ExecStart=/bin/bash /srv/website/current/tests/faults/audit-service/try.sh
ExecStopPost=/usr/bin/systemctl poweroff
StandardOutput=append:/out/said
StandardError=append:/out/said
UNIT
mkdir -p "$root/etc/systemd/system/multi-user.target.wants"
ln -sf ../try.service "$root/etc/systemd/system/multi-user.target.wants/"
systemd-nspawn --quiet --directory "$root" --register=no --keep-unit --private-network \
  --bind-ro="$project:/srv/website/current" --bind="$out:/out" --boot > "$out/boot" 2>&1 || true
