/** A mistake of the user or a problem of their machine: prints one sentence without a stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}
