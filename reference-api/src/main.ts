import { findEvent } from '#calls/event/findEvent.ts';
import { moscowDate } from '#platform/clock/moscow.ts';
import { readConfig } from '#platform/config/config.ts';
import { StartupError } from '#platform/errors/startupError.ts';
import { startServer, type RunningServer } from './startServer.ts';

let running: RunningServer | undefined;

async function main(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  running = await startServer(readConfig(process.env));
  const event = await findEvent(running.db);
  console.log(`API слушает ${running.url}`);
  if (event && event.dateend < moscowDate(running.clock.now())) {
    console.log(
      `Мероприятие в этих данных закончилось ${event.dateend}. Удалите папку данных или задайте NOW, чтобы попробовать всё снова.`,
    );
  }
}

async function stop(): Promise<void> {
  // A start may be broken off at any point: the database is made beside its place, migrations and seed are transactions.
  await running?.close();
  process.exit(0);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
