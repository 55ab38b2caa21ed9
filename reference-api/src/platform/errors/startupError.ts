/** The server cannot start for a reason that its operator can fix. The message is for stderr. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The code of a failure: the operating system's (`EADDRINUSE`, `EACCES` …) or PostgreSQL's SQLSTATE. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** How to choose another data folder: `npm start` in the root and a standalone server read different variables. */
export const OTHER_FOLDER = 'Set another folder: VSTRECHA_DATA for npm start in the root, DATA_DIR for the API alone.';
