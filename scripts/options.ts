import type { ParseArgsConfig } from 'node:util';
import { parseWords, UsageError } from '../src/platform/command-line.ts';

/**
 * What the options of a command say that takes no other words. Ends the process when they ask for
 * help (0), or can't be understood (2).
 */
export function optionsOrHelp<const Options extends NonNullable<ParseArgsConfig['options']>>(
  help: string,
  options: Options,
) {
  const words = process.argv.slice(2);
  if (words.some((word) => word === '--help' || word === '-h')) {
    console.log(help);
    process.exit(0);
  }
  try {
    const { values, positionals } = parseWords(words, options);
    if (positionals.length > 0) throw new UsageError(help);
    return values;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
