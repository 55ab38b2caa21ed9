import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { compiler } from 'vstrecha-kit/types/checkTypes';
import { readPackageFolders, repositoryRoot } from '../system/packages.ts';

const runFile = promisify(execFile);
const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'new-')));
const at = (...parts: string[]) => path.join(root, ...parts);

const PAGE = 'mf-catalog/src/pages/StatisticsPage';
const WIDGET = 'mf-catalog/src/features/free-tables';
const PART = 'shared-ui/src/components/Ribbon';
const BROWSER = [
  ...[`${PAGE}.tsx`, `${PAGE}.test.tsx`, `${PAGE}.stories.tsx`],
  ...['tsx', 'test.tsx', 'stories.tsx'].map((end) => `${WIDGET}/FreeTables.${end}`),
  ...['Ribbon.tsx', 'Ribbon.test.tsx', 'Ribbon.stories.tsx'].map((file) => `${PART}/${file}`),
  'shared-api/src/resources/statistics.ts',
  ...['mf-catalog/src/exposes.ts', 'shell/src/routes.tsx'],
];
const API = ['getStatistics.ts', 'getStatistics.test.ts', 'saveNote.ts', 'saveNote.test.ts']
  .map((file) => `reference-api/src/calls/statistics/${file}`)
  .concat('reference-api/src/operations.ts');

/** Runs the pinned Node in the copy. @returns what it printed, also when it failed */
async function run(...args: string[]): Promise<{ isSuccess: boolean; output: string }> {
  const env = { ...process.env, PATH: [at('node_modules/.bin'), process.env.PATH].join(path.delimiter) };
  try {
    const { stdout, stderr } = await runFile(process.execPath, args, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 });
    return { isSuccess: true, output: stdout + stderr };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { isSuccess: false, output: stdout + stderr };
  }
}

async function add(...answers: string[]): Promise<void> {
  const { isSuccess, output } = await run('tooling/bin/new.ts', ...answers);
  assert.ok(isSuccess, output);
}

/** Checks the types of these files with everything that they import. */
function checkTypes(preset: 'web' | 'node', files: readonly string[], globals: readonly string[] = []) {
  const config = `vstrecha-kit/tsconfig/new-${preset}.json`;
  const paths = [...files.map((file) => `../../${file}`), './assets.d.ts'];
  writeFileSync(at(config), JSON.stringify({ extends: `./${preset}.json`, files: paths, include: globals }));
  return run(compiler, '-p', config, '--noEmit', '--pretty', 'false');
}

describe('npm run new', { concurrency: true }, () => {
  before(async () => {
    copyWorkspace();
    // Side by side where they change different files.
    await Promise.all([
      add('page', 'mf-catalog', 'StatisticsPage', '/statistics', 'Статистика', 'Сколько встреч прошло.').then(() =>
        add(
          'widget',
          'mf-catalog',
          'FreeTables',
          'Свободные столы',
          'Столы, свободные сегодня.',
          'Free tables of today',
        ),
      ),
      add('call', 'get', '/api/statistics', 'getStatistics', 'statistics', 'Figures of the current user').then(() =>
        add('call', 'post', '/api/statistics/notes', 'saveNote', 'statistics', 'Saves a note'),
      ),
      add('part', 'Ribbon', 'Данные', 'Короткая пометка на карточке.', 'A ribbon on a card'),
    ]);
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  test('writes pages, widgets, parts and hooks whose types pass', async () => {
    // Some modules of the shell declare globals for the others.
    const { isSuccess, output } = await checkTypes('web', BROWSER, ['../../shell/src/**/*.ts']);
    assert.ok(isSuccess, output);
  });

  test('writes calls whose types pass', async () => {
    const { isSuccess, output } = await checkTypes('node', API);
    assert.ok(isSuccess, output);
  });

  test('writes files that pass lint', async () => {
    const eslint = path.join(repositoryRoot, 'node_modules/eslint/bin/eslint.js');
    const files = [...BROWSER, ...API];
    const { isSuccess, output } = await run(
      eslint,
      '--config',
      'eslint.quick.config.mjs',
      '--max-warnings',
      '0',
      ...files,
    );
    assert.ok(isSuccess, output);
  });

  test('writes formatted files', async () => {
    const prettier = path.join(repositoryRoot, 'node_modules/prettier/bin/prettier.cjs');
    const { isSuccess, output } = await run(prettier, '--check', ...BROWSER, ...API);
    assert.ok(isSuccess, output);
  });

  test('refuses an address that the contract has', async () => {
    const { isSuccess, output } = await run(
      'tooling/bin/new.ts',
      'call',
      'get',
      '/api/event',
      'getDay',
      'event',
      'A day',
    );
    assert.equal(isSuccess, false);
    assert.match(output, /has \/api\/event already/);
  });

  test('refuses a page whose name does not end in Page', async () => {
    const { output } = await run(
      'tooling/bin/new.ts',
      'page',
      'mf-catalog',
      'Statistics',
      '/statistics',
      'Статистика',
      'Сколько.',
    );
    assert.match(output, /ending in Page/);
  });
});

/** Sources are copied and installed packages linked, except our own: those lead to the copies. */
function copyWorkspace(): void {
  const folders = readPackageFolders();
  const skipped = new Set(['node_modules', 'dist', 'coverage']);
  const copy = (name: string) =>
    cpSync(path.join(repositoryRoot, name), at(name), {
      recursive: true,
      filter: (file) => !skipped.has(path.basename(file)),
    });
  for (const name of [...folders, '.storybook', 'eslint.config.mjs', 'eslint.quick.config.mjs', '.prettierrc.json'])
    copy(name);
  for (const name of ['eslint-suppressions.json', 'package.json', 'pnpm-workspace.yaml']) copy(name);
  for (const folder of ['.', ...folders]) {
    mkdirSync(at(folder, 'node_modules'));
    for (const name of readdirSync(path.join(repositoryRoot, folder, 'node_modules'))) {
      const target = folders.includes(name) ? at(name) : path.join(repositoryRoot, folder, 'node_modules', name);
      symlinkSync(target, at(folder, 'node_modules', name), 'junction');
    }
  }
}
