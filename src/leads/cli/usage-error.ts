/** A command that can't be understood; the message is a sentence that says what to write. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
