/** A mistake of the person who starts something, or of their machine: one sentence to print, without a stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}
