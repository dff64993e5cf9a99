#!/bin/bash
# Within that machine: an audit by the service, then what a process of its user can get at.
set -eu
node=/srv/website/current/node_modules/.bin/node
systemctl start website-audits.socket website
curl -fsS --retry 20 --retry-connrefused --retry-delay 1 http://localhost:4321/api/ready
curl -fsS -o /dev/null http://localhost:4321/api/audits -d address=shop.in
for _ in $(seq 40); do
  sleep 0.5
  state=$("$node" -p "new (require('node:sqlite').DatabaseSync)('/var/lib/website/leads.db')
    .prepare('select state from audits').get().state")
  if [ "$state" = stopped ]; then break; fi
done
echo "$state" > /out/state
journalctl -u website-audits -o cat > /out/journal
mkdir -p /etc/systemd/system/website-audits.service.d
cat > /etc/systemd/system/website-audits.service.d/probe.conf <<UNIT
[Service]
Type=oneshot
ExecStart=
ExecStart=$node tests/faults/audit-service/probe.ts
StandardOutput=append:/run/probe
UNIT
systemctl daemon-reload
systemctl restart website-audits
cp /run/probe /out/probe
