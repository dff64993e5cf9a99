import { payloadOf } from '../../forms/derive.ts';
import { formAsSent } from '../../forms/index.ts';
import type { Lead } from '../storage/lead-store.ts';
import type { Channel, Outcome } from './channel.ts';
import { HTTP_TIMEOUT_MS, postToService } from './http-send.ts';

type RelayName = 'inquiry-relay' | 'callback-relay';

/** What a relay is told beside a lead's fields (specification, section 7). */
const options: Readonly<Record<RelayName, (title: string) => Readonly<Record<string, string>>>> = {
  'inquiry-relay': (title) => ({ _captcha: 'false', _subject: title }),
  'callback-relay': () => ({
    _captcha: 'false',
    _template: 'table',
    _subject: 'New Growth Popup Submission',
  }),
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
    send: ({ key, lead }, signal) =>
      postToService(
        {
          url,
          body: bodyOf(name, lead),
          headers: { accept: 'application/json', ...page },
          idempotencyKey: key,
        },
        signal,
        readRelayAnswer,
      ),
  };
}

function bodyOf(name: RelayName, { form, fields }: Lead): FormData {
  const sent = formAsSent(form, fields);
  return toMultipart({ ...payloadOf(sent, fields), ...options[name](sent.title) });
}

function toMultipart(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
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
