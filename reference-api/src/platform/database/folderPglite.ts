import { PGlite } from '@electric-sql/pglite';
import { isDiskFull } from '../errors/outage.ts';
import { log } from '../log/log.ts';

/**
 * The embedded PostgreSQL of a data folder. Ends the process at a PANIC, such as a full disk for the write-ahead log: the next
 * statement, even a rollback, would never return and would block the event loop.
 */
export class FolderPglite extends PGlite {
  override async execProtocolStream(...args: Parameters<PGlite['execProtocolStream']>) {
    try {
      return await super.execProtocolStream(...args);
    } catch (error) {
      if (isPanic(error)) endProcess(error);
      throw error;
    }
  }
}

const isPanic = (error: unknown): error is Error =>
  error instanceof Error && 'severity' in error && error.severity === 'PANIC';

function endProcess(error: Error): never {
  log.fatal(
    isDiskFull(error)
      ? `The API stopped: the disk with the data has no room for the database’s journal (${error.message}). Make room and start it again.`
      : `The API stopped: the embedded database failed (${error.message}). Start it again.`,
  );
  process.exit(1);
}
