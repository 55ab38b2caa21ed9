import { endedEventNotice, findEvent } from '#calls/event/activeEvent.ts';
import { readConfig } from '#platform/config/config.ts';
import { isDiskFull } from '#platform/errors/outage.ts';
import { StartupError } from '#platform/errors/startupError.ts';
import { log } from '#platform/log/log.ts';
import { startServer, type RunningServer } from './startServer.ts';

let running: RunningServer | undefined;

async function main(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  running = await startServer(readConfig(process.env));
  const event = await findEvent(running.db);
  log.info(`API слушает ${running.url}`);
  const notice = event && endedEventNotice(event, running.clock);
  if (notice) log.warn(notice);
}

async function stop(): Promise<void> {
  // A start may be interrupted at any point: the database is created under a temporary name, and migrations and seeding are transactions.
  await running?.close();
  process.exit(0);
}

main().catch((error: unknown) => {
  const reason = explain(error);
  if (reason === undefined) log.fatal({ err: error }, 'API не запустился.');
  else console.error(reason);
  process.exit(1);
});

/** A sentence for the terminal about a refused start; undefined for an unexpected error. */
function explain(error: unknown): string | undefined {
  if (error instanceof StartupError) return error.message;
  return isDiskFull(error)
    ? 'На диске с данными не осталось места. Освободите место и запустите сервер снова.'
    : undefined;
}
