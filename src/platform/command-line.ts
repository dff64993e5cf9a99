import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A command that can't be understood; the message is a sentence that says what to write. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Tells options from the other words of a command. @throws UsageError */
export function parseWords<const Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
