import { moscowDate } from '#platform/clock/moscow.ts';
import { openCallers, type Callers, type Cookies } from './crashCalls.ts';
import { ageStoredFiles, startServerToCrash, type CrashedServer, type CrashPlace } from './crashedServer.ts';
import type { CrashWriter } from './crashWriter.ts';
import { createFileWriter } from './fileWriter.ts';
import { createMeetingWriter } from './meetingWriter.ts';
import { createMessageWriter } from './messageWriter.ts';
import { createSlotWriter } from './slotWriter.ts';

/** So many writes of each kind are acknowledged before a crash. */
const FEWEST = 3;

/** What a run of crashes came to. */
export interface CrashReport {
  /** writes that the server said it had done, by kind */
  acknowledged: Record<string, number>;
  problems: string[];
}

/**
 * Kills a server in the middle of writes, again and again; each new start must find everything acknowledged exactly once, and nothing half done.
 * @param writes how many acknowledged writes each life lasts, at least; the moment after them differs from life to life
 */
export async function crashRounds(place: CrashPlace, rounds: number, writes: number): Promise<CrashReport> {
  const now = new Date();
  const writers = [
    createMessageWriter(),
    createSlotWriter(moscowDate(now, 10)),
    createFileWriter(place),
    createMeetingWriter(moscowDate(now, 12)),
  ];
  const report: CrashReport = { acknowledged: Object.fromEntries(writers.map(({ kind }) => [kind, 0])), problems: [] };
  const cookies: Cookies = new Map();
  for (let round = 0; round <= rounds; round += 1) {
    const server = await startServerToCrash(place);
    try {
      const callers = await openCallers(server.url, cookies);
      if (round > 0)
        for (const writer of writers)
          report.problems.push(...(await writer.verify(callers)).map((text) => `start ${round}: ${text}`));
      if (round < rounds) await writeUntilKilled(server, callers, writers, writes + ((round * 37) % 41), report);
    } finally {
      await server.kill();
    }
    await ageStoredFiles(place);
  }
  return report;
}

/** All writers at once, until so many writes are acknowledged in all and some of each kind; then the server dies under the others' hands. */
async function writeUntilKilled(
  { child }: CrashedServer,
  callers: Callers,
  writers: CrashWriter[],
  writes: number,
  { acknowledged }: CrashReport,
): Promise<void> {
  const counts = new Map(writers.map(({ kind }) => [kind, 0]));
  let total = 0;
  const writeOn = async (writer: CrashWriter) => {
    while (!child.killed && child.exitCode === null) {
      const isDone = await writer.write(callers);
      // The process is gone before the news of it: what failed then was under way.
      if (!isDone) return;
      total += 1;
      counts.set(writer.kind, (counts.get(writer.kind) ?? 0) + 1);
      acknowledged[writer.kind] = (acknowledged[writer.kind] ?? 0) + 1;
      if (total >= writes && [...counts.values()].every((count) => count >= FEWEST)) child.kill('SIGKILL');
    }
  };
  await Promise.all(writers.flatMap((writer) => Array.from({ length: writer.parallel }, () => writeOn(writer))));
  if (!child.killed)
    throw new Error(
      `The writers were refused while the server lived; acknowledged: ${JSON.stringify(Object.fromEntries(counts))}.`,
    );
}
