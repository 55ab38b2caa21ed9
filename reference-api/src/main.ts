import { endedEventNotice, findEvent } from '#calls/event/activeEvent.ts';
import { readConfig } from '#platform/config/config.ts';
import { isDiskFull } from '#platform/errors/outage.ts';
import { StartupError } from '#platform/errors/startupError.ts';
import { log } from '#platform/log/log.ts';
import { startServer, type RunningServer } from './startServer.ts';

let running: RunningServer | undefined;
let stopping: Promise<void> | undefined;
/** Ctrl-C, or a second signal, skips the drain. */
const hurry = new AbortController();

async function main(): Promise<void> {
  process.on('SIGINT', () => stop(true));
  process.on('SIGTERM', () => stop(stopping !== undefined));
  const config = readConfig(process.env);
  log.level = config.logLevel;
  running = await startServer(config);
  const event = await findEvent(running.db);
  log.info(`The API listens on ${running.url}`);
  if (running.metricsUrl !== undefined) log.info(`Figures: ${running.metricsUrl}`);
  const notice = event && endedEventNotice(event, running.clock);
  if (notice) log.warn(notice);
}

function stop(isHurried: boolean): void {
  if (isHurried) hurry.abort();
  // A start may be interrupted at any point: the database is created under a temporary name, and migrations and seeding are transactions.
  stopping ??= (running?.stop(hurry.signal) ?? Promise.resolve()).then(() => process.exit(0), fail);
}

/** Ends the process with a line of JSON: Node's own output may show the values of a failed query. */
function fail(error: unknown): never {
  log.fatal({ err: error }, 'The API stopped because of a failure.');
  process.exit(1);
}
process.on('uncaughtException', fail);

main().catch((error: unknown) => {
  const reason = explain(error);
  if (reason === undefined) log.fatal({ err: error }, 'The API did not start.');
  else console.error(reason);
  process.exit(1);
});

/** A sentence for the terminal about a refused start; undefined for an unexpected error. */
function explain(error: unknown): string | undefined {
  if (error instanceof StartupError) return error.message;
  return isDiskFull(error) ? 'The disk with the data is full. Make room and start the server again.' : undefined;
}
