// Passes each lead on to a group in Telegram. Started as docs/operating.md says.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

interface Lead {
  readonly headline: string;
  readonly rows: readonly { readonly label: string; readonly text: string }[];
  readonly url: string | null;
}

const { LEADS_WEBHOOK_SECRET = '', TELEGRAM_TOKEN, TELEGRAM_CHAT } = process.env;
const { TELEGRAM_URL = 'https://api.telegram.org', RECEIVER_PORT = '4400' } = process.env;
const webhook = new Webhook(LEADS_WEBHOOK_SECRET);
/** What Telegram has taken: the website asks again when it has not heard our answer. */
const taken = new Set<string>();

function messageOf({ headline, rows, url }: Lead): string {
  const lines = rows.map(({ label, text }) => `${label}: ${text}`);
  // Telegram takes 4096 characters.
  return [headline, url, ...lines].filter(Boolean).join('\n').slice(0, 4000);
}

const server = createServer(async (request, response) => {
  // Broken off halfway it has no valid signature, either.
  const body = await text(request).catch(() => '');
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const id = headers['webhook-id'] ?? '';
  let lead: Lead;
  try {
    lead = (webhook.verify(body, headers) as { data: Lead }).data;
  } catch {
    return response.writeHead(401).end();
  }
  if (taken.has(id)) return response.writeHead(204).end();
  const answer = await fetch(`${TELEGRAM_URL}/bot${TELEGRAM_TOKEN}/sendMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ chat_id: TELEGRAM_CHAT, text: messageOf(lead) }),
  }).catch(() => undefined);
  if (answer?.ok) taken.add(id);
  // Any answer but 2xx: the website keeps the lead and tries again.
  else console.error(`Telegram answered ${answer?.status ?? 'nothing'}.`);
  return response.writeHead(answer?.ok ? 204 : 502).end();
});
server.listen(Number(RECEIVER_PORT), '127.0.0.1', () => console.log('Ready to take leads.'));
