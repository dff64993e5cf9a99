/** Ends a command as failed, with this sentence, once it has done the rest. */
export function fail(sentence: string): string {
  process.exitCode = 1;
  return sentence;
}
