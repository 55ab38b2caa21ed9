import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ESLint } from 'eslint';
import { readPackageFolders, repositoryRoot } from '../system/packages.ts';
import type { readPorts as readPortsHere } from '../system/ports.ts';
import type { createSteps as createStepsHere, readTypedFolders as readTypedFoldersHere } from './steps.ts';

// A copy of the workspace's configuration with one more package, which only pnpm-workspace.yaml mentions.
const ADDED = 'mf-added';
const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'workspace-')));
after(() => rmSync(root, { recursive: true, force: true }));
const at = (...parts: string[]) => path.join(root, ...parts);
const copy = (file: string) => cpSync(path.join(repositoryRoot, file), at(file), { recursive: true });

for (const file of ['jest.config.mjs', 'eslint.config.mjs', '.storybook/main.ts', 'package.json', 'pnpm-lock.yaml'])
  copy(file);
for (const file of ['bin', 'src', 'package.json', 'run.cjs', 'install.cjs', 'dependencyRules.cjs', 'folderRules.cjs'])
  copy(`tooling/${file}`);
for (const folder of ['node_modules', 'tooling/node_modules'])
  symlinkSync(path.join(repositoryRoot, folder), at(folder), 'junction');
const folders = [...readPackageFolders(), ADDED];
writeFileSync(
  at('pnpm-workspace.yaml'),
  `packages:\n${folders.map((folder) => `  - ${folder}\n`).join('')}\noverrides: {}\n`,
);
for (const folder of folders) {
  mkdirSync(at(folder, 'src'), { recursive: true });
  writeFileSync(at(folder, 'tsconfig.json'), '{}');
  if (folder.startsWith('mf-')) writeFileSync(at(folder, 'remote.json'), '{}');
}
const load = async <T>(file: string) => (await import(pathToFileURL(at(file)).href)) as T;

test('runs the tests of a package added to pnpm-workspace.yaml', async () => {
  const { default: config } = await load<{ default: { projects: string[] } }>('jest.config.mjs');
  assert.ok(config.projects.includes(`<rootDir>/${ADDED}`));
});

test('checks the added package’s imports and types', async () => {
  const { createSteps, readTypedFolders } = await load<{
    createSteps: typeof createStepsHere;
    readTypedFolders: typeof readTypedFoldersHere;
  }>('tooling/src/checks/steps.ts');
  const lint = createSteps().find(({ id }) => id === 'lint');
  assert.match(lint?.line ?? '', new RegExp(`depcruise .* ${ADDED} &&`));
  assert.ok(readTypedFolders().includes(ADDED));
});

test('lints the added package like every remote', async () => {
  const eslint = new ESLint({ cwd: root });
  const config = (await eslint.calculateConfigForFile(at(ADDED, 'src/value.ts'))) as {
    rules: Record<string, unknown[]>;
  };
  assert.match(JSON.stringify(config.rules['@typescript-eslint/no-restricted-imports']), /createStore/);
  assert.match(JSON.stringify(config.rules['check-file/folder-naming-convention']), new RegExp(`[{,]${ADDED}[,}]`));
});

test('shows the added package’s stories', async () => {
  const { default: config } = await load<{ default: { stories: string[] } }>('.storybook/main.ts');
  assert.ok(config.stories.includes(`../${ADDED}/src/**/*.stories.tsx`));
});

test('reserves a port for the added package', async () => {
  const { readPorts } = await load<{ readPorts: typeof readPortsHere }>('tooling/src/system/ports.ts');
  assert.ok(ADDED in readPorts('9100').remotes);
});

test('reports a missing package folder before installing anything', () => {
  rmSync(at(ADDED), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, [at('tooling/run.cjs'), 'tooling/bin/start.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  assert.match(stderr, new RegExp(`lacks '${ADDED}'`));
});
