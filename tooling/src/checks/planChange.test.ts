import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPackageFolders } from '../system/packages.ts';
import { planChange } from './planChange.ts';
import { EVERYTHING, type Scope } from './scope.ts';

const NOTHING: Scope = {
  contract: false,
  lint: [],
  typecheck: [],
  unit: [],
  api: [],
  tooling: [],
  build: false,
  storybook: false,
  e2e: false,
};

const PACKAGES = new Map([
  ['shell', ['shared-ui', 'shared-api']],
  ['mf-catalog', ['shared-ui', 'shared-api']],
  ['mf-profile', ['shared-ui', 'shared-api']],
  ['shared-ui', []],
  ['shared-api', []],
  ['reference-api', ['shared-api']],
  ['e2e', []],
  ['tooling', []],
]);

/** Who imports whom, the imported file first. */
const IMPORTERS = new Map([
  ['shared-ui/src/Button.tsx', new Set(['mf-catalog/src/List.tsx', 'shared-ui/src/Button.stories.tsx'])],
  ['mf-catalog/src/List.tsx', new Set(['mf-catalog/src/List.test.tsx', 'mf-catalog/src/Page.tsx'])],
  ['mf-catalog/src/Page.tsx', new Set(['mf-catalog/src/Page.test.tsx'])],
  ['reference-api/src/chat/send.ts', new Set(['reference-api/src/chat/send.test.ts'])],
]);

function plan(files: string[], gone: string[] = []): Scope {
  return planChange({ files, packages: PACKAGES, importers: IMPORTERS, exists: (file) => !gone.includes(file) });
}

test('prose breaks nothing', () => {
  assert.deepEqual(plan(['README.md', 'docs/architecture.md', 'mf-catalog/README.md', '.gitignore']), NOTHING);
  assert.deepEqual(plan([]), NOTHING);
});

test('a component of a remote: its types, the tests that reach it, the build and the journeys', () => {
  assert.deepEqual(plan(['mf-catalog/src/List.tsx']), {
    ...NOTHING,
    lint: ['mf-catalog/src/List.tsx'],
    typecheck: ['mf-catalog'],
    unit: ['mf-catalog/src/List.test.tsx', 'mf-catalog/src/Page.test.tsx'],
    build: true,
    e2e: true,
  });
});

test('a shared component: every dependent package’s types, the tests that reach it anywhere, and the stories', () => {
  const scope = plan(['shared-ui/src/Button.tsx']);
  assert.deepEqual(scope.typecheck, ['shared-ui', 'shell', 'mf-catalog', 'mf-profile', '.storybook']);
  assert.deepEqual(scope.unit, ['mf-catalog/src/List.test.tsx', 'mf-catalog/src/Page.test.tsx']);
  assert.equal(scope.storybook, true);
  assert.deepEqual(scope.api, []);
});

test('a test alone: itself, and the types of its own package', () => {
  assert.deepEqual(plan(['shared-api/src/time.test.ts']), {
    ...NOTHING,
    lint: ['shared-api/src/time.test.ts'],
    typecheck: ['shared-api'],
    unit: ['shared-api/src/time.test.ts'],
  });
});

test('a deleted file is neither linted nor run, and what imported it is tested', () => {
  const scope = plan(
    ['mf-catalog/src/List.tsx', 'mf-catalog/src/List.test.tsx'],
    ['mf-catalog/src/List.tsx', 'mf-catalog/src/List.test.tsx'],
  );
  assert.deepEqual(scope.lint, []);
  assert.deepEqual(scope.unit, ['mf-catalog/src/Page.test.tsx']);
});

test('a call of the reference API: the tests that reach it and the journeys, nothing of the interface', () => {
  assert.deepEqual(plan(['reference-api/src/chat/send.ts']), {
    ...NOTHING,
    lint: ['reference-api/src/chat/send.ts'],
    typecheck: ['reference-api'],
    api: ['reference-api/src/chat/send.test.ts'],
    e2e: true,
  });
});

test('what no module imports by name may matter to all tests beside it', () => {
  assert.equal(plan(['reference-api/src/db/migrations/0002.sql']).api, 'all');
  assert.equal(plan(['mf-catalog/package.json']).unit, 'all');
  assert.deepEqual(plan(['shared-api/package.json']).typecheck, [
    'shared-api',
    'shell',
    'mf-catalog',
    'mf-profile',
    'reference-api',
  ]);
});

test('the contract: its types, all tests of the API', () => {
  const { contract, api } = plan(['shared-api/openapi.yaml']);
  assert.deepEqual({ contract, api }, { contract: true, api: 'all' });
});

test('a journey alone: its lint and types, and the journeys', () => {
  const { lint, typecheck, e2e, unit, build } = plan(['e2e/src/journeys/guard.e2e.ts']);
  assert.deepEqual(lint, ['e2e/src/journeys/guard.e2e.ts']);
  assert.deepEqual(typecheck, ['e2e']);
  assert.deepEqual({ e2e, unit, build }, { e2e: true, unit: [], build: false });
});

test('the checks’ own configuration is tried on everything', () => {
  assert.equal(plan(['eslint.config.mjs']).lint, 'all');
  assert.equal(plan(['tooling/dependencyRules.cjs']).lint, 'all');
  assert.equal(plan(['tooling/tsconfig/base.json']).typecheck, 'all');
  assert.equal(plan(['tooling/src/jest/preset.mjs']).unit, 'all');
  assert.equal(plan(['tooling/src/webpack/baseConfig.ts']).build, true);
  assert.equal(plan(['tooling/src/storybook/probe.js']).storybook, true);
  assert.equal(plan(['tooling/src/serve/forward.ts']).e2e, true);
  for (const file of ['tooling/src/serve/forward.ts', '.storybook/main.ts', 'mf-catalog/src/List.stories.tsx'])
    assert.equal(plan([file]).tooling, 'all');
});

test('versions and scripts may break anything, so does a change of very many files', () => {
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    assert.deepEqual(plan(['mf-catalog/src/List.tsx', file]), EVERYTHING);
  const many = Array.from({ length: 101 }, (_, index) => `mf-catalog/src/a${index}.test.ts`);
  assert.equal(plan(many).lint, 'all');
  assert.equal(plan(many).unit, 'all');
});

test('every file of a package that there is today belongs to a step', () => {
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
