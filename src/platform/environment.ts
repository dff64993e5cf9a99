import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;

/** One sentence for each mistake in the environment. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.mistakes = mistakes;
  }
}

/** What a person writes to switch something off. */
export const OFF = 'none';

/** Whether a text is a full http(s) address. */
export function isWebAddress(text: string): boolean {
  return ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '');
}

/** The setting of the public site's address. */
export const siteUrlVariable = z
  .string()
  .refine(isWebAddress, 'SITE_URL must be a full address, for example https://www.example.com.')
  .transform((text) => new URL(text))
  .optional();

/** Whether a text is an IP address, or a range of them as 10.0.0.0/8. */
export function isAddressOrRange(text: string): boolean {
  const [address = '', prefix] = text.trim().split('/');
  const version = isIP(address);
  if (version === 0 || prefix === undefined) return version !== 0;
  try {
    new BlockList().addSubnet(address, Number(prefix), version === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}

/** A variable holding a whole number from 1. */
export function wholeNumber(sentence: string, usual: number) {
  return z
    .string()
    .regex(/^[1-9]\d{0,6}$/, sentence)
    .transform(Number)
    .default(usual);
}

/**
 * Checks an environment against a schema of variables. A variable that is set to nothing counts as
 * not set. Throws a SettingsError that names every mistake at once.
 */
export function checkEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  environment: Environment,
): z.output<Schema> {
  const set = Object.entries(environment).filter(([, value]) => value?.trim());
  const checked = schema.safeParse(Object.fromEntries(set));
  if (checked.success) return checked.data;
  throw new SettingsError([...new Set(checked.error.issues.map((issue) => issue.message))]);
}

/** For settings that stand together: none of them is set. Throws a SettingsError when some are. */
export function noneOf(names: string, ...values: readonly unknown[]): undefined {
  if (values.some(Boolean)) throw new SettingsError([`${names} must be set both, or neither.`]);
}

/** Throws one SettingsError with the mistakes that all of these readers find. */
export function checkAll(readers: readonly (() => unknown)[]): void {
  const mistakes = readers.flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      if (error instanceof SettingsError) return error.mistakes;
      throw error;
    }
  });
  if (mistakes.length > 0) throw new SettingsError(mistakes);
}
