import { randomUUID } from 'node:crypto';
import type { FieldErrors } from '../../forms/answer.ts';
import type { FormName } from '../../forms/definition.ts';
import { formAsSent } from '../../forms/index.ts';
import { AUDIT_FIELD, FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '../../forms/submission-metadata.ts';
import { validate } from '../../forms/validate.ts';
import type { ChannelName } from '../../platform/database/schema.ts';
import type { Clock, LeadAudit, LeadStore, NewLead } from '../storage/lead-store.ts';
import { readBody } from './body.ts';
import type { FormTokens } from './form-token.ts';
import { isOwnPost, type OriginHeaders } from './origin.ts';
import { type PageNow, pagesNow } from './pages-now.ts';
import { phoneErrors } from './phone.ts';
import type { RateLimit } from './rate-limit.ts';
import { attributionOf, sentSubmissionId, submissionIdOf } from './submission.ts';

/** What a visitor is asked to wait while the database can't be written. */
const STORAGE_RETRY_SECONDS = 10;

/** A post as it came in. */
export interface Post {
  readonly form: FormName;
  readonly contentType: string;
  readonly body: Buffer;
  readonly from: OriginHeaders;
  /** The sender's IP address. */
  readonly address: string;
}

/** What was typed, so that a page can answer by name, and show a refused form again with nothing lost. */
export interface Typed {
  readonly fields: ReadonlyMap<string, string>;
  readonly submissionId: string;
}

/** All that can come of a post. */
export type IntakeResult =
  | {
      readonly kind: 'accepted';
      readonly id: string;
      readonly repeated: boolean;
      readonly typed: Typed;
    }
  | Refused;

interface Refused {
  readonly kind:
    | 'malformed'
    | 'wrong-type'
    | 'too-large'
    | 'foreign'
    | 'too-many'
    | 'invalid'
    | 'unavailable';
  /** Absent when nothing could be read. */
  readonly typed?: Typed;
  readonly retryAfterSeconds?: number;
  /** Instead of the form's own words for a failure. */
  readonly message?: string;
  readonly errors?: FieldErrors;
}

export interface IntakeParts {
  readonly store: LeadStore;
  readonly now: Clock;
  /** The site's own origin when it is known. */
  readonly ownOrigin: string | undefined;
  readonly rateLimit: RateLimit;
  readonly pageNow: PageNow;
  readonly tokens: FormTokens;
  /** What the report with this id found; null when there is none. */
  readonly auditOf: (id: string) => Promise<LeadAudit | null>;
  readonly channelsFor: (form: FormName) => ChannelName[];
  /** Called once a lead is on disk; never for a repeated one. */
  readonly onSaved: (lead: { id: string; form: FormName; spam: string | null }) => void;
  readonly onStorageError: (error: unknown) => void;
}

export type Intake = (post: Post) => Promise<IntakeResult>;

/** Takes posts: reads, checks where they come from, counts, validates and stores them. */
export function createIntake(parts: IntakeParts): Intake {
  return async ({ form, contentType, body, from, address }) => {
    const fields = await readBody(contentType, body);
    if (typeof fields === 'string') return { kind: fields };
    const sentId = sentSubmissionId(fields);
    const typed: Typed = { fields, submissionId: sentId ?? randomUUID() };

    // Not counted: another site's page, open in somebody's browser, must not use up their limit here.
    if (!isOwnPost(from, parts.ownOrigin)) return { kind: 'foreign', typed };

    const verdict = parts.rateLimit(address);
    if (!verdict.allowed) {
      return { kind: 'too-many', typed, retryAfterSeconds: verdict.retryAfterSeconds };
    }

    const checked = validateOnServer(form, Object.fromEntries(fields), parts.pageNow);
    if (!checked.ok) {
      const { message, errors } = checked;
      return { kind: 'invalid', typed, message, errors };
    }

    return save(parts, typed, {
      form,
      submissionId: sentId ?? submissionIdOf(form, checked.values, parts.now()),
      fields: checked.values,
      attribution: attributionOf(fields),
      audit: await auditSentFrom(parts, fields),
      spam: fields.get(HONEYPOT_FIELD)?.trim() ? 'honeypot' : null,
      spamSignals: [
        parts.tokens.spamSignal(fields.get(FORM_TOKEN_FIELD)),
        verdict.busy ? 'many from this address' : undefined,
      ].filter((signal) => signal !== undefined),
    });
  };
}

/** Like attribution it must never cost a lead. */
async function auditSentFrom(parts: IntakeParts, fields: Typed['fields']) {
  const id = fields.get(AUDIT_FIELD)?.trim();
  return id ? parts.auditOf(id).catch(() => null) : null;
}

function validateOnServer(name: FormName, sent: Record<string, string>, pageNow: PageNow) {
  const form = formAsSent(name, sent);
  const checked = validate(form, sent);
  if (!checked.ok) return checked;
  const errors = phoneErrors(form, checked.values);
  if (Object.keys(errors).length === 0) {
    return { ...checked, values: pagesNow(form, checked.values, pageNow) };
  }
  return { ok: false as const, message: form.messages.failure, errors };
}

/** Spam is stored and answered like any lead, so that a bot learns nothing; it goes nowhere. */
async function save(parts: IntakeParts, typed: Typed, lead: NewLead): Promise<IntakeResult> {
  try {
    const channels = lead.spam === null ? parts.channelsFor(lead.form) : [];
    const { id, repeated } = await parts.store.save(lead, channels);
    if (!repeated) parts.onSaved({ id, form: lead.form, spam: lead.spam });
    return { kind: 'accepted', id, repeated, typed };
  } catch (error) {
    parts.onStorageError(error);
    return { kind: 'unavailable', typed, retryAfterSeconds: STORAGE_RETRY_SECONDS };
  }
}
