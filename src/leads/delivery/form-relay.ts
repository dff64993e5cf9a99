import type { Lead } from '../storage/lead-store.ts';
import type { Channel, Outcome } from './channel.ts';
import { HTTP_TIMEOUT_MS, postToService } from './http-send.ts';

type RelayName = 'inquiry-relay' | 'callback-relay';

/** Fields and options of a relay's multipart form (specification, section 7). */
interface RelayForm {
  readonly fields: readonly string[];
  readonly options: Readonly<Record<string, string>>;
}

const relayForms: Readonly<Record<RelayName, RelayForm>> = {
  'inquiry-relay': {
    fields: ['name', 'email', 'number', 'company', 'message'],
    options: { _captcha: 'false', _subject: 'New inquiry from the home page' },
  },
  'callback-relay': {
    fields: ['name', 'email', 'phone', 'message'],
    options: { _captcha: 'false', _template: 'table', _subject: 'New Growth Popup Submission' },
  },
};

/** Relays answer well within this; more is not an answer to a form. */
const ANSWER_LIMIT_BYTES = 64 * 1024;

/**
 * A service that turns a posted form into mail. Some of them take forms only from web pages and ask
 * for the page's address, which is passed on when it is known.
 *
 * @param requestsPerMinute what the service takes
 */
export function formRelay(
  name: RelayName,
  url: URL,
  siteUrl: URL | undefined,
  requestsPerMinute: number,
): Channel {
  const page = siteUrl && { origin: siteUrl.origin, referer: siteUrl.href };
  return {
    name,
    timeoutMs: HTTP_TIMEOUT_MS,
    intervalMs: 60_000 / requestsPerMinute,
    send: ({ key, leads: [lead] }, signal) =>
      postToService(
        {
          url,
          body: toMultipart(relayForms[name], lead),
          headers: { accept: 'application/json', ...page },
          idempotencyKey: key,
        },
        signal,
        readRelayAnswer,
      ),
  };
}

function toMultipart({ fields, options }: RelayForm, lead: Lead): FormData {
  const form = new FormData();
  for (const field of fields) form.append(field, lead.fields[field] ?? '');
  for (const [name, value] of Object.entries(options)) form.append(name, value);
  return form;
}

/**
 * FormSubmit and its kind answer 200 with `success: "false"` while an inbox is not confirmed yet:
 * counting that as delivered would lose the lead in silence.
 */
async function readRelayAnswer(response: Response): Promise<Outcome> {
  const length = Number(response.headers.get('content-length') ?? 0);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!isJson || length > ANSWER_LIMIT_BYTES) {
    await response.body?.cancel();
    return { kind: 'delivered' };
  }
  return saysNo(await response.text())
    ? { kind: 'retryable', reason: 'answered success: false' }
    : { kind: 'delivered' };
}

function saysNo(json: string): boolean {
  try {
    const answer: unknown = JSON.parse(json);
    if (typeof answer !== 'object' || answer === null || !('success' in answer)) return false;
    return answer.success === false || answer.success === 'false';
  } catch {
    return false;
  }
}
