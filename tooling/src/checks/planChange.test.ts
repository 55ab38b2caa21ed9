import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPackageFolders } from '../system/packages.ts';
import { planChange } from './planChange.ts';
import { EVERYTHING, type Scope } from './steps.ts';

const NOTHING = Object.fromEntries(Object.keys(EVERYTHING).map((id) => [id, []])) as Record<keyof Scope, never[]>;

const PACKAGES = new Map([
  ['shell', ['shared-ui', 'shared-api']],
  ['mf-catalog', ['shared-ui', 'shared-api']],
  ['mf-profile', ['shared-ui', 'shared-api']],
  ['shared-ui', []],
  ['shared-api', []],
  ['reference-api', ['shared-api']],
  ['e2e', []],
  ['proof', ['e2e', 'reference-api']],
  ['tooling', []],
]);

const IMPORTERS = new Map([
  ['shared-ui/src/Button.tsx', new Set(['mf-catalog/src/List.tsx', 'shared-ui/src/Button.stories.tsx'])],
  ['mf-catalog/src/List.tsx', new Set(['mf-catalog/src/List.test.tsx', 'mf-catalog/src/Page.tsx'])],
  ['mf-catalog/src/Page.tsx', new Set(['mf-catalog/src/Page.test.tsx'])],
  ['reference-api/src/chat/send.ts', new Set(['reference-api/src/chat/send.test.ts', 'proof/crash/crash.test.ts'])],
]);

function plan(files: string[], gone: string[] = []): Scope {
  return planChange({ files, packages: PACKAGES, importers: IMPORTERS, exists: (file) => !gone.includes(file) });
}

test('runs no step for prose', () => {
  assert.deepEqual(plan(['README.md', 'docs/architecture.md', 'mf-catalog/README.md', '.gitignore']), NOTHING);
  assert.deepEqual(plan([]), NOTHING);
});

test('checks a remote’s component by types, tests, build and journeys', () => {
  assert.deepEqual(plan(['mf-catalog/src/List.tsx']), {
    ...NOTHING,
    lint: ['mf-catalog/src/List.tsx'],
    typecheck: ['mf-catalog'],
    unit: ['mf-catalog/src/List.test.tsx', 'mf-catalog/src/Page.test.tsx'],
    build: 'all',
    e2e: 'all',
  });
});

test('checks a shared component by dependent types, tests and stories', () => {
  const scope = plan(['shared-ui/src/Button.tsx']);
  assert.deepEqual(scope.typecheck, ['shared-ui', 'shell', 'mf-catalog', 'mf-profile', '.storybook']);
  assert.deepEqual(scope.unit, ['mf-catalog/src/List.test.tsx', 'mf-catalog/src/Page.test.tsx']);
  assert.equal(scope.storybook, 'all');
  assert.deepEqual(scope.api, []);
});

test('checks a test by running it and its package’s types', () => {
  assert.deepEqual(plan(['shared-api/src/time.test.ts']), {
    ...NOTHING,
    lint: ['shared-api/src/time.test.ts'],
    typecheck: ['shared-api'],
    unit: ['shared-api/src/time.test.ts'],
  });
});

test('tests the importers of a deleted file', () => {
  const scope = plan(
    ['mf-catalog/src/List.tsx', 'mf-catalog/src/List.test.tsx'],
    ['mf-catalog/src/List.tsx', 'mf-catalog/src/List.test.tsx'],
  );
  assert.deepEqual(scope.lint, []);
  assert.deepEqual(scope.unit, ['mf-catalog/src/Page.test.tsx']);
});

test('checks an API call by dependent tests and journeys only', () => {
  assert.deepEqual(plan(['reference-api/src/chat/send.ts']), {
    ...NOTHING,
    lint: ['reference-api/src/chat/send.ts'],
    typecheck: ['reference-api', 'proof'],
    api: ['reference-api/src/chat/send.test.ts', 'proof/crash/crash.test.ts'],
    e2e: 'all',
  });
});

test('runs all tests for files that no module imports', () => {
  assert.equal(plan(['reference-api/src/db/migrations/0002.sql']).api, 'all');
  assert.equal(plan(['mf-catalog/package.json']).unit, 'all');
  assert.deepEqual(plan(['shared-api/package.json']).typecheck, [
    'shared-api',
    'shell',
    'mf-catalog',
    'mf-profile',
    'reference-api',
    'proof',
  ]);
});

test('checks the contract by its types and all API tests', () => {
  const { contract, api } = plan(['shared-api/openapi.yaml']);
  assert.deepEqual({ contract, api }, { contract: 'all', api: 'all' });
});

test('checks tokens by their format and generated files [DES-01]', () => {
  const { contract, tooling, api } = plan(['shared-ui/tokens.json']);
  assert.deepEqual({ contract, tooling, api }, { contract: 'all', tooling: 'all', api: [] });
});

test('checks a journey by its lint, types and the journeys', () => {
  const { lint, typecheck, e2e, unit, build } = plan(['e2e/src/journeys/guard.e2e.ts']);
  assert.deepEqual(lint, ['e2e/src/journeys/guard.e2e.ts']);
  assert.deepEqual(typecheck, ['e2e']);
  assert.deepEqual({ e2e, unit, build }, { e2e: 'all', unit: [], build: [] });
});

test('runs a check on everything when its configuration changes', () => {
  for (const file of [
    'eslint.config.mjs',
    'eslint-suppressions.json',
    'tooling/dependencyRules.cjs',
    'tooling/src/checks/plainEnglish.ts',
  ])
    assert.equal(plan([file]).lint, 'all');
  assert.equal(plan(['vstrecha-kit/tsconfig/base.json']).typecheck, 'all');
  assert.equal(plan(['vstrecha-kit/src/jest/preset.mjs']).unit, 'all');
  assert.equal(plan(['tooling/src/webpack/baseConfig.ts']).build, 'all');
  assert.equal(plan(['proof/stories/probe.js']).storybook, 'all');
  assert.equal(plan(['tooling/src/serve/forward.ts']).e2e, 'all');
  for (const file of [
    'tooling/src/serve/forward.ts',
    'proof/bench/goals.ts',
    '.storybook/main.ts',
    'mf-catalog/src/List.stories.tsx',
    'eslint-suppressions.json',
  ])
    assert.equal(plan([file]).tooling, 'all');
});

test('runs everything for lockfile, scripts or very many files', () => {
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    assert.deepEqual(plan(['mf-catalog/src/List.tsx', file]), EVERYTHING);
  const many = Array.from({ length: 101 }, (_, index) => `mf-catalog/src/a${index}.test.ts`);
  assert.equal(plan(many).lint, 'all');
  assert.equal(plan(many).unit, 'all');
});

test('has a step for every file of each existing package', () => {
  for (const folder of readPackageFolders()) {
    const packages = new Map([[folder, []]]);
    const files = [`${folder}/src/value.ts`, `${folder}/src/value.test.ts`];
    const scope = planChange({ files, packages, importers: new Map(), exists: () => true });
    assert.deepEqual(scope.typecheck.slice(0, 1), [folder]);
    const tests = [scope.unit, scope.api, scope.tooling].flat();
    if (folder !== 'e2e')
      assert.ok(
        tests.some((test) => test === 'all' || test.startsWith(folder)),
        folder,
      );
  }
});
