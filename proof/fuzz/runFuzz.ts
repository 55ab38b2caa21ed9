import { createTestApp } from 'reference-api/testing/testApp';
import { temporaryServer } from '#support/temporary.ts';
import { fuzzOperations } from './fuzzOperations.ts';

export interface FuzzOptions {
  /** Requests to each call. */
  runs: number;
  seed?: number | undefined;
  /** Instead of PGlite. */
  postgres: boolean;
}

/** Sends random requests to every call, and prints how often each call answered with each status. */
export async function runFuzz({
  runs,
  seed = Math.floor(Math.random() * 2 ** 31),
  postgres,
}: FuzzOptions): Promise<void> {
  const started = performance.now();
  process.env['TEST_DATABASE_URL'] = postgres ? process.env['TEST_DATABASE_URL'] || (await temporaryServer()) : '';
  const api = await createTestApp();
  const { findings, statuses, unmet } = await fuzzOperations(api, runs, seed);
  await api.close();
  for (const [operation, met] of statuses) {
    const counts = [...met].sort(([one], [other]) => one - other).map(([status, count]) => `${status}×${count}`);
    const rest = unmet.get(operation) ?? [];
    console.log(
      `${operation.padEnd(24)} ${counts.join(' ')}${rest.length > 0 ? `   (not met: ${rest.join(' ')})` : ''}`,
    );
  }
  for (const { operation, report } of findings) console.log(`\n${operation}\n${report}`);
  const requests = [...statuses.values()].flatMap((met) => [...met.values()]).reduce((sum, count) => sum + count, 0);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `\n${findings.length} findings; ${requests} requests to ${statuses.size} calls in ${seconds} s, seed ${seed}, ${postgres ? 'PostgreSQL' : 'PGlite'}.`,
  );
  if (findings.length > 0) process.exitCode = 1;
}
