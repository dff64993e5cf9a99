import { createHmac } from 'node:crypto';
import { leadUrl } from '../desk/lead-url.ts';
import { campaignOf } from '../storage/campaign.ts';
import type { Lead } from '../storage/lead-store.ts';
import { headlineOf, topicOf } from '../words/about.ts';
import { contactOf } from '../words/contact.ts';
import type { Channel } from './channel.ts';
import { HTTP_TIMEOUT_MS, postToService } from './http-send.ts';
import { leadRows, type StaffLinks } from './mail-text.ts';

/**
 * Posts each lead to a program of one's own, signed as Standard Webhooks has it
 * (https://www.standardwebhooks.com). The message id stays the same for every attempt; the time and
 * with it the signature are those of the attempt, since receivers refuse old ones.
 */
export function webhookChannel(
  { url, secret }: { url: URL; secret: Buffer },
  links: StaffLinks,
): Channel {
  return {
    name: 'webhook',
    timeoutMs: HTTP_TIMEOUT_MS,
    send: ({ key, lead }, signal) => {
      const body = JSON.stringify(toEvent(lead, links));
      const timestamp = Math.floor(Date.now() / 1000);
      return postToService(
        {
          url,
          body,
          headers: {
            'content-type': 'application/json',
            'webhook-id': key,
            'webhook-timestamp': String(timestamp),
            'webhook-signature': sign(`${key}.${timestamp}.${body}`, secret),
          },
          idempotencyKey: key,
        },
        signal,
      );
    },
  };
}

/** A lead as it was sent, and beside it what programs need that show it to people or file it. */
function toEvent(lead: Lead, links: StaffLinks) {
  const { id, follows, form, receivedAt, fields, attribution, audit, spamSignals } = lead;
  return {
    type: 'lead.received',
    timestamp: receivedAt.toISOString(),
    data: {
      id,
      follows,
      form,
      fields,
      attribution,
      audit,
      spamSignals,
      headline: headlineOf(lead),
      topic: topicOf(lead),
      contact: contactOf(lead),
      campaign: campaignOf(attribution),
      /** As in the mail: labels in words, links where there are some. */
      rows: leadRows(lead, links),
      url: leadUrl(links.inboxUrl, id) ?? null,
    },
  };
}

function sign(content: string, secret: Buffer): string {
  return `v1,${createHmac('sha256', secret).update(content).digest('base64')}`;
}
