import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startThrowawayServer } from '#testing/throwawayServer.ts';

const undo: (() => Promise<void> | void)[] = [];
let isUndoing: Promise<void> | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void undoAll().finally(() => process.exit(1)));

// `npm` and the shell in between may be told to stop and die without telling us.
const PARENT_CHECK_MS = 500;
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) void undoAll().finally(() => process.exit(1));
}, PARENT_CHECK_MS).unref();

/** Does what has been asked for with `later`, last things first, once; also called when the process is told to stop. */
export function undoAll(): Promise<void> {
  isUndoing ??= (async () => {
    for (const step of undo.reverse()) await Promise.resolve(step()).catch((error: unknown) => console.error(error));
  })();
  return isUndoing;
}

/** Remembers how to take back something that must not outlive the measurement. */
export const later = (step: () => Promise<void> | void) => void undo.push(step);

/** A PostgreSQL server of our own whose commits wait for the disk. */
export async function temporaryServer(): Promise<string> {
  const server = await startThrowawayServer(true);
  later(() => server.stop());
  return server.url;
}

/** An empty folder. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vstrecha-bench-'));
  later(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
