import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { readPackageFolders, repositoryRoot } from './packages.ts';

// A workspace with one package, and a fake npx with the output that a test sets.
let root = '';
const at = (...parts: string[]) => path.join(root, ...parts);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'install-'));
  for (const folder of ['bin', 'tooling', 'mf-one/node_modules', 'node_modules'])
    mkdirSync(at(folder), { recursive: true });
  for (const file of ['run.cjs', 'install.cjs'])
    cpSync(path.join(repositoryRoot, 'tooling', file), at('tooling', file));
  writeFileSync(at('pnpm-workspace.yaml'), 'packages:\n  - mf-one\n');
  writeFileSync(at('pnpm-lock.yaml'), 'lock: 1\n');
  writeFileSync(at('package.json'), '{ "packageManager": "pnpm@1.2.3" }');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function prescribe(lines: string[], status = 0): void {
  const script = `#!/bin/sh\necho "$@" >> '${at('calls')}'\n${lines.join('\n')}\nexit ${status}\n`;
  writeFileSync(at('bin/npx'), script, { mode: 0o755 });
}

/** Runs `node tooling/run.cjs -p '6*7'` in the workspace. */
function run(env: NodeJS.ProcessEnv = {}): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [at('tooling/run.cjs'), '-p', '6*7'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CI: '', ...env, PATH: `${at('bin')}${path.delimiter}${process.env.PATH}` },
  });
}

const countCalls = () => (existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8').trim().split('\n').length : 0);
const NODE = `echo '${process.execPath}'`;

test('announces the first install and its duration [OPS-01]', () => {
  prescribe([NODE]);
  const { status, stdout, stderr } = run();
  assert.deepEqual([status, stdout], [0, '42\n']);
  assert.match(
    stderr,
    /^Installing packages\. The first time takes up to a few minutes.*\nPackages installed in \d+ s\.\n$/,
  );
  assert.match(readFileSync(at('calls'), 'utf8'), /^--yes --prefer-offline pnpm@1\.2\.3 --dir /);
});

for (const folder of ['.', 'mf-catalog'])
  test(`npm install in ${folder} names the command to run [OPS-01]`, () => {
    const cwd = path.join(repositoryRoot, folder);
    const { status, stderr } = spawnSync('npm', ['install', '--dry-run', '--offline'], { cwd, encoding: 'utf8' });
    assert.equal(status, 1);
    assert.match(stderr, /^npm error .*npm cannot install here, pnpm can: run npm start, or node tooling\/pnpm\.cjs /);
  });

test('every package refuses npm install like the root [OPS-01]', () => {
  const refusalOf = (folder: string) => {
    const manifest = readFileSync(path.join(repositoryRoot, folder, 'package.json'), 'utf8');
    return (JSON.parse(manifest) as { overrides?: object }).overrides;
  };
  for (const folder of readPackageFolders()) assert.deepEqual(refusalOf(folder), refusalOf('.'), folder);
});

test('starts quietly and without npx when all is installed [OPS-01]', () => {
  prescribe([NODE]);
  run();
  prescribe(['echo "npx needs a network" >&2'], 1);
  assert.deepEqual([run().stderr, countCalls()], ['', 1]);
});

for (const [what, change] of Object.entries({
  'the lockfile changes': () => writeFileSync(at('pnpm-lock.yaml'), 'lock: 2\n'),
  'a manifest changes': () => writeFileSync(at('mf-one/package.json'), '{}'),
  'a package has no modules': () => rmSync(at('mf-one/node_modules'), { recursive: true }),
  'the workspace has no modules': () => rmSync(at('node_modules/.vstrecha-installed.json')),
}))
  test(`installs again when ${what} [OPS-01]`, () => {
    prescribe([NODE]);
    run();
    change();
    assert.equal(run().status, 0);
    assert.equal(countCalls(), 2);
  });

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();

for (const [where, prepare, env, hooks] of [
  ['in a clone', () => git('init'), {}, '.githooks'],
  ['beside hooks of one’s own', () => [git('init'), git('config', 'core.hooksPath', 'own')], {}, 'own'],
  ['in CI', () => git('init'), { CI: 'true' }, ''],
  ['in a linked worktree', () => writeFileSync(at('.git'), 'gitdir: /nowhere'), {}, ''],
  ['outside of git', () => {}, {}, ''],
] as const)
  test(`an install ${where} leaves ${hooks || 'no'} hooks`, () => {
    prepare();
    prescribe([NODE]);
    assert.equal(run({ GIT_CONFIG_GLOBAL: '/dev/null', ...env }).status, 0);
    assert.equal(git('config', '--local', 'core.hooksPath'), hooks);
  });

const { readStage } = createRequire(import.meta.url)(path.join(repositoryRoot, 'tooling/install.cjs')) as {
  readStage: (output: string) => string | undefined;
};
const PROGRESS = 'Progress: resolved 900, reused 100, downloaded 20, added';
for (const [what, output, stage] of [
  ['the newest counts', `${PROGRESS} 5\n${PROGRESS} 7\n`, '120 packages fetched, 7 of 900 placed'],
  ['the last step', `${PROGRESS} 900\n${PROGRESS} 900, done\n`, 'packages are here, linking them'],
  [
    'a silent registry',
    `${PROGRESS} 7\n WARN  GET x error. Will retry in 1 second.`,
    'the registry of packages is silent, trying again',
  ],
  ['no progress', '. prepare$ node x.cjs', undefined],
] as const)
  test(`reads ${what} from the output of pnpm [OPS-01]`, () => {
    assert.equal(readStage(output), stage);
  });

for (const [what, line, sentence] of [
  ['npm finds no network', 'npm error code ENOTFOUND', /^The registry of packages is out of reach[^\n]+\n$/],
  [
    'pnpm finds no network',
    ' ERR_PNPM_META_FETCH_FAIL  GET https://x: connect ECONNREFUSED',
    /^The registry of packages is out of reach/,
  ],
  ['the disk is full', ' ERR_PNPM_ENOSPC  ENOSPC: no space left on device, write', /^The disk is full[^\n]+\n$/],
] as const)
  test(`fails with one sentence when ${what} [OPS-01]`, () => {
    prescribe([`echo '${line}' >&2`, 'echo "    at Object.stack (file.js:1:1)" >&2'], 1);
    const { status, stderr } = run();
    assert.equal(status, 1);
    assert.match(stderr.slice(stderr.indexOf('\n') + 1), sentence);
    assert.doesNotMatch(stderr, /file\.js/);
  });

test('shows the output of any other failure [OPS-01]', () => {
  prescribe(['echo "ERR_PNPM_OUTDATED_LOCKFILE"'], 1);
  const { status, stderr } = run();
  assert.equal(status, 1);
  assert.match(stderr, /ERR_PNPM_OUTDATED_LOCKFILE\n\nThe packages are not installed; the reason is above\./);
});
