/** The server cannot start for a reason that its operator can mend. The message is one Russian sentence for stderr. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The operating system's code of a failure (`EADDRINUSE`, `EACCES` …) or PostgreSQL's SQLSTATE, if it has one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
