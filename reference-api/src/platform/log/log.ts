import { DrizzleQueryError } from 'drizzle-orm/errors';
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { requestFields } from './requestLines.ts';

/** Fields that never reach the log, at the top of a line and two levels below: secrets, and what people write. */
const HIDDEN = [
  'authorization',
  'cookie',
  'email',
  'endpoint',
  'html',
  'login',
  'new_password',
  'password',
  'password_hash',
  'retryPassword',
  'retry_password',
  'set-cookie',
  'subject',
  'text',
  'to',
  'token',
  'token_hash',
].flatMap((name) => ['', '*', '*.*'].map((parent) => `${parent}["${name}"]`));

/** @param destination the standard output by default, written synchronously so that a crash loses no line */
export function createLog(destination?: DestinationStream): Logger {
  return pino(
    {
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin: requestFields,
      redact: { paths: HIDDEN, censor: '…' },
      serializers: { err: describeError },
    },
    destination ?? pino.destination({ fd: 1, sync: true }),
  );
}

/** The server's log: a line of JSON per event. */
export const log = createLog();

/**
 * Describes an error and its causes. A failed query shows its statement only, because its message repeats the values. Log an error with a
 * message of the line: pino would take the error's.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const text = error instanceof DrizzleQueryError ? error.query : message;
  return {
    type: name,
    message: text,
    stack: stack?.replace(message, () => text),
    ...('code' in error && { code: error.code }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}
