import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { later, temporaryFolder } from '#support/temporary.ts';
import type { Commands } from './measuredApi.ts';

/** A running API that reports its own resource usage. */
export interface MeasuredApi {
  url: string;
  /** Secret for the push events that the benchmark signs itself. */
  pushSecret: string;
  ask<Name extends keyof Commands>(
    name: Name,
    ...args: Parameters<Commands[Name]>
  ): Promise<Awaited<ReturnType<Commands[Name]>>>;
  stop(): Promise<void>;
}

const MODULE = fileURLToPath(new URL('./measuredApi.ts', import.meta.url));
const PUSH_SECRET = 'bench-push-secret';

/**
 * Starts the API in a separate process.
 * @param databaseUrl a PostgreSQL server; without it the API uses an empty folder
 */
export async function startMeasuredApi(databaseUrl?: string): Promise<MeasuredApi> {
  const folder = temporaryFolder();
  const env = {
    ...process.env,
    PORT: '0',
    NOW: '',
    MAIL_URL: '',
    DATA_DIR: folder,
    STORAGE_DIR: '',
    DATABASE_URL: databaseUrl ?? '',
    SEED: 'demo',
    // The tables are on the standard output.
    LOG_LEVEL: 'warn',
    PUSH_SECRET,
    // Limits per user are not measured here.
    WRITES_PER_MINUTE: '0',
    SOCKETS_PER_ADDRESS: '0',
  };
  const child = fork(MODULE, { env });
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  const ready = new Promise<unknown>((resolve, reject) => waiting.set(0, { resolve, reject }));
  child.on('message', ({ number, answer, error }: { number: number; answer?: unknown; error?: string }) => {
    const asked = waiting.get(number);
    waiting.delete(number);
    if (error === undefined) asked?.resolve(answer);
    else asked?.reject(new Error(error));
  });
  child.on('exit', () => waiting.forEach(({ reject }) => reject(new Error('The API ended.'))));
  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  later(stop);
  await ready;

  let count = 0;
  const ask: MeasuredApi['ask'] = (name, argument?: unknown) =>
    new Promise((resolve, reject) => {
      count += 1;
      // The commands type the answers, but the messages between the processes are untyped.
      waiting.set(count, { resolve: resolve as (answer: unknown) => void, reject });
      child.send({ number: count, name, argument });
    });
  return { url: await ask('url'), pushSecret: PUSH_SECRET, ask, stop };
}
