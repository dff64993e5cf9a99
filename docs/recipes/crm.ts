// Files each lead as a deal in a CRM. Written for HubSpot; what differs elsewhere is `fileLead`.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

interface Lead {
  readonly id: string;
  readonly headline: string;
  readonly campaign: string | null;
  readonly rows: readonly { readonly label: string; readonly text: string }[];
  readonly url: string | null;
}

const { LEADS_WEBHOOK_SECRET = '', CRM_TOKEN, CRM_STAGE = 'appointmentscheduled' } = process.env;
const { CRM_URL = 'https://api.hubapi.com', RECEIVER_PORT = '4400' } = process.env;
const webhook = new Webhook(LEADS_WEBHOOK_SECRET);

/** An upsert by the lead's id: a lead that is sent again becomes the same deal. */
function fileLead({ id, headline, campaign, rows, url }: Lead): Promise<Response> {
  const lines = [url, ...rows.map(({ label, text }) => `${label}: ${text}`)];
  const properties = {
    dealname: headline,
    dealstage: CRM_STAGE,
    description: lines.filter(Boolean).join('\n'),
    website_campaign: campaign ?? '',
  };
  return fetch(`${CRM_URL}/crm/v3/objects/deals/batch/upsert`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${CRM_TOKEN}` },
    body: JSON.stringify({ inputs: [{ idProperty: 'website_lead_id', id, properties }] }),
  });
}

const server = createServer(async (request, response) => {
  // Broken off halfway it has no valid signature, either.
  const body = await text(request).catch(() => '');
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  let lead: Lead;
  try {
    lead = (webhook.verify(body, Object.fromEntries(headers)) as { data: Lead }).data;
  } catch {
    return response.writeHead(401).end();
  }
  const answer = await fileLead(lead).catch(() => undefined);
  // 207: the request was taken, the deal was not. The website keeps the lead and tries again.
  const filed = answer?.ok && answer.status !== 207;
  if (!filed) console.error(`The CRM answered ${answer?.status ?? 'nothing'}.`);
  return response.writeHead(filed ? 204 : 502).end();
});
server.listen(Number(RECEIVER_PORT), '127.0.0.1', () => console.log('Ready to take leads.'));
