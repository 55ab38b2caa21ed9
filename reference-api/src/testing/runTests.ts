import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { startThrowawayServer } from './throwawayServer.ts';

// Runs the tests on PGlite, then the same ones on PostgreSQL: TEST_DATABASE_URL if given, otherwise a throwaway server.
// `node src/testing/runTests.ts "src/chat/*.test.ts"` runs some of them; `--only pglite` or `--only postgres` on one of the two.
const NAMES = ['pglite', 'postgres'] as const;
const TIMEOUT_MS = 60_000;

const args = process.argv.slice(2);
const onlyAt = args.indexOf('--only');
const [, only] = onlyAt >= 0 ? args.splice(onlyAt, 2) : [];
const files = args.length > 0 ? args : ['src/**/*.test.ts'];
const totals = new Map<string, number>();
let isSuccess = true;

for (const name of NAMES.filter((item) => only === undefined || only === item)) {
  const started = performance.now();
  console.log(`\n— ${name === 'pglite' ? 'PGlite' : 'PostgreSQL'}`);
  if (name === 'pglite') await runSuite('');
  else await runOnServer();
  console.log(`— ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
// In the form of node's own summary, for whoever counts.
for (const [name, count] of totals) console.log(`ℹ ${name} ${count}`);
process.exitCode = isSuccess ? 0 : 1;

async function runOnServer(): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return runSuite(given);
  const server = await startThrowawayServer();
  try {
    await runSuite(server.url);
  } finally {
    await server.stop();
  }
}

async function runSuite(databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, ['--test', `--test-timeout=${TIMEOUT_MS}`, '--test-concurrency=2', '--test-reporter=spec', ...files], {
    env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    const [, name, count] = /^ℹ (tests|pass|fail|cancelled|skipped) (\d+)$/.exec(line) ?? [];
    if (name) totals.set(name, (totals.get(name) ?? 0) + Number(count));
    else if (!line.startsWith('ℹ ')) console.log(line);
  }
  if ((await exit) !== 0) isSuccess = false;
}
