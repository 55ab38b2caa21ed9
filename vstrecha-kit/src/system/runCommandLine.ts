import { UsageError } from './UsageError.ts';

/** Runs a command; explains its failure and exits with 1. */
export function runCommandLine(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(explainFailure(error));
    process.exit(1);
  });
}

/** Output for a failed command: one sentence when the user can fix it, otherwise the error with its stack. */
export function explainFailure(error: unknown): unknown {
  if (error instanceof UsageError || isArgumentError(error)) return error.message;
  if (isDiskFull(error)) return 'The disk is full. Free some space and run the command again: finished builds stay.';
  return isRefusedBySystem(error) ? `${error.message}.` : error;
}

/** A file that is missing or may not be read or written: Node's message names it with the reason. */
function isRefusedBySystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}

function isArgumentError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** Also knows errors that webpack reports as text, and those inside another error. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    /\b(ENOSPC|EDQUOT)\b/.test(`${'code' in error && String(error.code)} ${error.message}`) || isDiskFull(error.cause)
  );
}
