import { readConfig } from './config.ts';
import { moscowDate } from './points/slots.ts';
import { findEvent } from './news/event.ts';
import { startServer, type RunningServer } from './startServer.ts';
import { StartupError } from './startupError.ts';

async function main(): Promise<void> {
  const server = await startServer(readConfig(process.env));
  console.log(`API слушает ${server.url}`);
  const event = await findEvent(server.db);
  if (event && event.dateend < moscowDate(server.clock.now())) {
    console.log(`Мероприятие в этих данных закончилось ${event.dateend}. Удалите папку данных или задайте NOW, чтобы попробовать всё снова.`);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(server));
}

async function stop(server: RunningServer): Promise<void> {
  await server.close();
  process.exit(0);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
