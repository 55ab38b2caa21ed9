import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { SERVER_VARIABLES, startBucketServer } from './bucketServer.ts';
import { dropTemplate } from './openTestDatabase.ts';
import { startThrowawayServer } from './throwawayServer.ts';

// Runs the tests on PGlite, then on PostgreSQL: on TEST_DATABASE_URL if set, otherwise on a throwaway server. All files of one
// database share a process, see runFiles.ts. Tests for one database only are in `*.pglite.test.ts` or `*.postgres.test.ts`; a
// skipped test fails the run. `node src/testing/runTests.ts "src/calls/chats/*.test.ts"` runs some files, `--only pglite` or
// `--only postgres` uses one database, `--mainly postgres` runs on the other one only its own tests, `--storage s3` keeps files on an
// S3-compatible server.
const NAMES = ['pglite', 'postgres'] as const;
type DatabaseName = (typeof NAMES)[number];

const TIMEOUT_MS = 120_000;
/** Node's compile cache: many tests start server processes that load the same modules. */
const COMPILED = fileURLToPath(new URL('../../../.cache/reference-api/compiled', import.meta.url));
/** Test outcomes that fail the run although Node does not count them as failures. */
const UNPROVEN = ['skipped', 'todo', 'cancelled'];

const args = process.argv.slice(2);
const only = takeOption('--only');
const main = takeOption('--mainly');
const kind = takeOption('--storage') ?? 'folder';
if (kind !== 'folder' && kind !== 's3') throw new Error(`--storage must be folder or s3, not "${kind}".`);
const files = globSync(
  args.length > 0 ? args : ['src/**/*.test.ts', '../proof/{attacks,crash,fuzz,pgbouncer}/*.test.ts'],
).sort();
const totals = new Map<string, number>();
let isSuccess = files.length > 0;

const bucketServer = kind === 's3' ? await startBucketServer() : undefined;
if (bucketServer) {
  process.env[SERVER_VARIABLES.endpoint] = bucketServer.endpoint;
  process.env[SERVER_VARIABLES.folder] = bucketServer.folder;
}
for (const name of NAMES.filter((item) => only === undefined || only === item)) {
  const started = performance.now();
  console.log(`\n— ${name === 'pglite' ? 'PGlite' : 'PostgreSQL'}`);
  const chosen = filesFor(name);
  if (chosen.length === 0) continue;
  if (name === 'pglite') await runSuite('', chosen);
  else await runOnServer(chosen);
  console.log(`— ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
await bucketServer?.stop();
// In the format of Node's own summary, for programs that parse it.
for (const [name, count] of totals) console.log(`ℹ ${name} ${count}`);
for (const name of UNPROVEN) if ((totals.get(name) ?? 0) > 0) isSuccess = false;
if (files.length === 0) console.error('No test file has such a name.');
process.exitCode = isSuccess ? 0 : 1;

function takeOption(name: string): string | undefined {
  const at = args.indexOf(name);
  return at >= 0 ? args.splice(at, 2)[1] : undefined;
}

function filesFor(name: DatabaseName): string[] {
  const others = NAMES.filter((other) => other !== name);
  if (main !== undefined && main !== name) return files.filter((file) => file.endsWith(`.${name}.test.ts`));
  return files.filter((file) => !others.some((other) => file.endsWith(`.${other}.test.ts`)));
}

async function runOnServer(chosen: string[]): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return runSuite(given, chosen).finally(() => dropTemplate(given));
  const server = await startThrowawayServer();
  try {
    await runSuite(server.url, chosen);
  } finally {
    await server.stop();
  }
}

async function runSuite(databaseUrl: string, chosen: string[]): Promise<void> {
  const child = spawn(
    process.execPath,
    [`--test-timeout=${TIMEOUT_MS}`, '--test-reporter=spec', 'src/testing/runFiles.ts', ...chosen],
    {
      env: { ...process.env, TEST_DATABASE_URL: databaseUrl, NODE_COMPILE_CACHE: COMPILED },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
  let isCounted = false;
  for await (const line of createInterface({ input: child.stdout })) {
    const [, name, count] = /^ℹ (tests|pass|fail|cancelled|skipped|todo) (\d+)$/.exec(line) ?? [];
    if (name) isCounted = true;
    if (name) totals.set(name, (totals.get(name) ?? 0) + Number(count));
    else if (!line.startsWith('ℹ ')) console.log(line);
  }
  if ((await exit) !== 0 || !isCounted) isSuccess = false;
  if (!isCounted) console.error('The tests ended without a summary: something exits their process.');
}
