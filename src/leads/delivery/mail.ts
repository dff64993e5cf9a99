import { MAIL_TIMEOUT_MS, mailSender } from '../mail/sender.ts';
import type { MailSettings } from '../mail/settings.ts';
import { contactOf } from '../words/contact.ts';
import type { Channel, Outcome } from './channel.ts';
import { mailText, type StaffLinks } from './mail-text.ts';

/** Refusals of the addresses, which come from the settings, and of the message itself. */
const refusals = new Set(['EENVELOPE', 'EMESSAGE']);

interface MailSurroundings extends StaffLinks {
  /** The mails that the server takes a minute. */
  readonly relayRequestsPerMinute: number;
}

/** Mail about each lead, from which staff can answer it. */
export function mailChannel(settings: MailSettings, surroundings: MailSurroundings): Channel {
  const send = mailSender(settings);
  return {
    name: 'mail',
    timeoutMs: MAIL_TIMEOUT_MS,
    intervalMs: 60_000 / surroundings.relayRequestsPerMinute,
    send: async ({ key, lead }, signal) => {
      const { name, email } = contactOf(lead);
      const mail = { key, ...mailText(lead, surroundings) };
      try {
        await send(email ? { ...mail, replyTo: { name, address: email } } : mail, signal);
        return { kind: 'delivered' };
      } catch (error) {
        return refusalOf(error) ?? Promise.reject(error);
      }
    },
  };
}

function refusalOf(error: unknown): Outcome | undefined {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return undefined;
  const { code, responseCode } = error;
  if (!refusals.has(String(code))) return undefined;
  const blamesLead = code === 'EMESSAGE' && Number(responseCode) >= 500;
  return { kind: blamesLead ? 'permanent' : 'retryable', reason: `answered ${responseCode}` };
}
