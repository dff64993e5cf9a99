import { z } from 'zod';
import { checkEnvironment, type Environment, noneOf, OFF } from '../../platform/environment.ts';

/** With what mail is sent to staff. */
export interface MailSettings {
  readonly smtpUrl: string;
  /** One address or several, separated by commas. */
  readonly to: string;
  /** The first of them unless given. */
  readonly from?: string | undefined;
}

const addressPattern = /^(?:[^<>@\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/;

/** Whether a text is one mail address, perhaps with a name before it. */
export function isMailAddress(text: string): boolean {
  return addressPattern.test(text.trim());
}

const variables = z.object({
  SMTP_URL: z
    .string()
    .refine(
      (text) => text === OFF || ['smtp:', 'smtps:'].includes(URL.parse(text)?.protocol ?? ''),
      'SMTP_URL must begin with smtp:// or smtps://, for example smtps://user:password@mail.example.com, or be none.',
    )
    .optional(),
  LEADS_MAIL_TO: z
    .string()
    .refine(
      (text) => text.split(',').every(isMailAddress),
      'LEADS_MAIL_TO must be an email address, or several separated by commas.',
    )
    .optional(),
  LEADS_MAIL_FROM: z
    .string()
    .regex(
      addressPattern,
      'LEADS_MAIL_FROM must be an email address, for example leads@example.com or Website <leads@example.com>.',
    )
    .optional(),
});

/** Reads how mail is sent; `off`: it is not wanted; undefined: it is not set up. Throws a SettingsError. */
export function readMailSettings(environment: Environment): MailSettings | 'off' | undefined {
  const checked = checkEnvironment(variables, environment);
  const { SMTP_URL: smtpUrl, LEADS_MAIL_TO: to, LEADS_MAIL_FROM: from } = checked;
  if (smtpUrl === OFF) return 'off';
  if (smtpUrl && to) return { smtpUrl, to, from };
  return noneOf('SMTP_URL and LEADS_MAIL_TO', smtpUrl, to);
}
