import { DrizzleQueryError } from 'drizzle-orm/errors';
import { log } from '../log/log.ts';
import { errorCode } from './startupError.ts';

/** A temporary failure of the database, the disk or the bucket of files. Calls are answered with 503 until it is over. */
export type Outage = 'database' | 'overload' | 'disk' | 'bucket';

const SQLSTATE = /^[0-9A-Z]{5}$/;
const BY_STATE: [RegExp, Outage][] = [
  [/^53100$/, 'disk'],
  // Out of memory or connections, statement or idle timeout, or lock not available.
  [/^(53...|57014|55P03|25P0[34])$/, 'overload'],
  [/^(08...|57P..)$/, 'database'],
];

/** The outage that caused a failure, found by its code, message or causes. */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT' || /no space left on device/i.test(error.message)) return 'disk';
  const rule = code === undefined ? undefined : BY_STATE.find(([state]) => state.test(code));
  if (rule) return rule[1];
  // The S3 client adds this to every failure, of the network too.
  if ('$metadata' in error) return 'bucket';
  const { cause } = error;
  return outageOf(cause) ?? (error instanceof DrizzleQueryError && isUnanswered(cause) ? 'database' : undefined);
}

/** Recognises connection failures: PostgreSQL's own errors have an SQLSTATE, programming errors have names such as TypeError. */
function isUnanswered(cause: unknown): boolean {
  return (
    cause instanceof Error && ['Error', 'AggregateError'].includes(cause.name) && !SQLSTATE.test(errorCode(cause) ?? '')
  );
}

/** Writes one line when an outage begins and one when it ends, however many failures are between. */
export interface OutageLog {
  note(outage: Outage, error: unknown): void;
}

/** How long an outage lasts after its last failure; an attempt to connect takes 5 s. */
const QUIET_MS = 15_000;

const BEGIN: Record<Outage, string> = {
  database: 'The database is unreachable',
  overload: 'The database is overloaded',
  disk: 'The disk is full',
  bucket: 'The S3 storage is unreachable',
};
const END: Record<Outage, string> = {
  database: 'The database is reachable again',
  overload: 'The database keeps up again',
  disk: 'The disk has room again',
  bucket: 'The S3 storage is reachable again',
};

export function createOutageLog(lines: Record<'error' | 'info', (line: string) => void>): OutageLog {
  const open = new Map<Outage, { failures: number; timer: NodeJS.Timeout }>();
  function end(outage: Outage): void {
    lines.info(`${END[outage]}. Failures meanwhile: ${open.get(outage)?.failures ?? 0}.`);
    open.delete(outage);
  }
  const endLater = (outage: Outage) => setTimeout(end, QUIET_MS, outage).unref();
  return {
    note(outage, error) {
      const current = open.get(outage);
      clearTimeout(current?.timer);
      open.set(outage, { failures: (current?.failures ?? 0) + 1, timer: endLater(outage) });
      if (current) return;
      lines.error(`${BEGIN[outage]} (${reasonOf(error)}). Until it ends, requests are answered with 503.`);
    },
  };
}

/** The innermost message: outer ones repeat the query with its values. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message || (errorCode(error) ?? error.name);
}

const outages = createOutageLog(log);

/** Records a lost database connection outside a query. */
export const noteLostConnection = (error: unknown): void => outages.note('database', error);

/** Records a failure that belongs to an outage; only the first is logged. @returns the outage, if any */
export function noteOutage(error: unknown): Outage | undefined {
  const outage = outageOf(error);
  if (outage !== undefined) outages.note(outage, error);
  return outage;
}

/** ENOSPC in the numbering of PGlite's file system; its error is not an Error and has no other mark. */
const PGLITE_ENOSPC = 51;

/** Whether a failure or one of its causes means a full disk: an error of Node, PGlite or PostgreSQL. */
export function isDiskFull(error: unknown): boolean {
  if (outageOf(error) === 'disk') return true;
  if (typeof error !== 'object' || error === null) return false;
  if ('errno' in error && error.errno === PGLITE_ENOSPC && !('code' in error)) return true;
  return 'cause' in error && isDiskFull(error.cause);
}
