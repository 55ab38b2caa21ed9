import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDependants, readImporters } from './moduleGraph.ts';
import { findDependentPackages, readPackageGraph } from './packageGraph.ts';

test('finds indirect importers, cycles included', () => {
  const importers = new Map([
    ['a.ts', new Set(['b.ts'])],
    ['b.ts', new Set(['b.test.ts', 'c.ts'])],
    ['c.ts', new Set(['b.ts'])],
  ]);
  assert.deepEqual([...findDependants(['a.ts'], importers)].sort(), ['a.ts', 'b.test.ts', 'b.ts', 'c.ts']);
  assert.deepEqual([...findDependants(['unknown.ts'], importers)], ['unknown.ts']);
});

test('follows a file across the packages of this workspace', async () => {
  const importers = await readImporters();
  const dependants = findDependants(['shared-ui/src/components/Button/Button.tsx'], importers);
  for (const folder of ['shared-ui', 'shell', 'mf-catalog', 'mf-messenger'])
    assert.ok(
      [...dependants].some((file) => file.startsWith(`${folder}/src/`) && file.endsWith('.test.tsx')),
      folder,
    );
  assert.ok(![...dependants].some((file) => file.startsWith('reference-api/')));
});

test('follows peer dependencies between packages and ignores tooling', () => {
  const graph = readPackageGraph();
  const dependent = findDependentPackages('shared-ui', graph);
  for (const folder of ['shared-ui', 'shell', 'mf-catalog', 'mf-registration'])
    assert.ok(dependent.includes(folder), folder);
  assert.ok(!dependent.includes('reference-api'));
  assert.ok(findDependentPackages('shared-api', graph).includes('reference-api'));
  assert.deepEqual(findDependentPackages('tooling', graph), ['tooling']);
});
