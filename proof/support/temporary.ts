import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startThrowawayServer } from 'reference-api/testing/throwawayServer';

const undo: (() => Promise<void> | void)[] = [];
let isUndoing: Promise<void> | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void undoAll().finally(() => process.exit(1)));

// `npm` or the shell in between may be killed without passing the signal on.
const PARENT_CHECK_MS = 500;
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) void undoAll().finally(() => process.exit(1));
}, PARENT_CHECK_MS).unref();

/** Runs the steps of `later` once, in reverse order; also called when the process receives a signal to stop. */
export function undoAll(): Promise<void> {
  isUndoing ??= (async () => {
    for (const step of undo.reverse()) await Promise.resolve(step()).catch((error: unknown) => console.error(error));
  })();
  return isUndoing;
}

/** Registers a cleanup step for the end of the run. */
export const later = (step: () => Promise<void> | void) => void undo.push(step);

/** A temporary PostgreSQL server. @param isDurable whether commits wait for the disk, as in production */
export async function temporaryServer(isDurable = false): Promise<string> {
  const server = await startThrowawayServer(isDurable);
  later(() => server.stop());
  return server.url;
}

/** A temporary empty folder. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vstrecha-proof-'));
  later(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
