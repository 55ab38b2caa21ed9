import { parseArgs } from 'node:util';
import { createTestApp } from 'reference-api/testing/testApp';
import { temporaryServer, undoAll } from '#support/temporary.ts';
import { fuzzOperations } from './fuzzOperations.ts';

// `npm run fuzz` sends 500 requests to every call. `npm run fuzz -- --runs 5000 --seed 42 --postgres` sets their number and the
// seed, and uses PostgreSQL instead of PGlite. Prints how often each call answered with each status.
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '500' },
    seed: { type: 'string' },
    postgres: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
if (!(runs > 0) || !Number.isInteger(seed)) throw new Error('--runs and --seed take whole numbers.');

const started = performance.now();
try {
  process.env['TEST_DATABASE_URL'] = values.postgres
    ? process.env['TEST_DATABASE_URL'] || (await temporaryServer())
    : '';
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
    `\n${findings.length} findings; ${requests} requests to ${statuses.size} calls in ${seconds} s, seed ${seed}, ${values.postgres ? 'PostgreSQL' : 'PGlite'}.`,
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
} finally {
  await undoAll();
}
