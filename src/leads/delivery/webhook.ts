import { createHmac } from 'node:crypto';
import type { Lead } from '../storage/lead-store.ts';
import type { Channel } from './channel.ts';
import { HTTP_TIMEOUT_MS, postToService } from './http-send.ts';

/**
 * Posts each lead to a program of one's own, signed as Standard Webhooks has it
 * (https://www.standardwebhooks.com). The message id stays the same for every attempt; the time and
 * with it the signature are those of the attempt, since receivers refuse old ones.
 */
export function webhookChannel({ url, secret }: { url: URL; secret: Buffer }): Channel {
  return {
    name: 'webhook',
    timeoutMs: HTTP_TIMEOUT_MS,
    send: ({ key, leads: [lead] }, signal) => {
      const body = JSON.stringify(toEvent(lead));
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

function toEvent({ id, follows, form, receivedAt, fields, attribution, audit }: Lead) {
  return {
    type: 'lead.received',
    timestamp: receivedAt.toISOString(),
    data: { id, follows, form, fields, attribution, audit },
  };
}

function sign(content: string, secret: Buffer): string {
  return `v1,${createHmac('sha256', secret).update(content).digest('base64')}`;
}
