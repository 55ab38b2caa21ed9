import { moscowDate } from 'reference-api/platform/clock/clock';
import { openCallers, type Callers, type Cookies } from './crashCalls.ts';
import { startServerToCrash, type CrashedServer, type CrashPlace } from './crashedServer.ts';
import type { CrashWriter } from './crashWriter.ts';
import { createFileWriter } from './fileWriter.ts';
import { createMeetingWriter } from './meetingWriter.ts';
import { createMessageWriter } from './messageWriter.ts';
import { createSlotWriter } from './slotWriter.ts';

/** Acknowledged writes of each kind before a crash, at least. */
const FEWEST = 3;

export interface CrashReport {
  /** Writes that the server acknowledged, by kind. */
  acknowledged: Record<string, number>;
  problems: string[];
}

/**
 * Kills a server repeatedly in the middle of writes; after each restart every acknowledged write must exist exactly once and
 * completely.
 * @param writes acknowledged writes before each crash, at least; the exact number varies from round to round
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
  }
  return report;
}

/**
 * Runs all writers in parallel until enough writes are acknowledged in total and of each kind, then kills the server while other
 * writes are under way.
 */
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
      // The call fails before the exit of the process is reported, so this write was under way at the crash.
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
