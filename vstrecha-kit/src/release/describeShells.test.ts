import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeShells } from './describeShells.ts';
import { buildsOf } from './registry.ts';
import { buildOf, changedShell, oldShell, releaseAll, shellOf } from './testBuilds.ts';

const describe = (names: Parameters<typeof releaseAll>[0]) => {
  const builds = buildsOf(releaseAll(names), 'mf_catalog');
  return (shell: Parameters<typeof describeShells>[2][number]) => {
    const [newest] = builds;
    assert.ok(newest);
    return describeShells(builds, newest, [shell]);
  };
};

test('is silent about a compatible shell', () => {
  assert.deepEqual(describe(['1'])(shellOf()), []);
});

test('names a shell that cannot run the build', () => {
  assert.match(describe(['1'])(oldShell)[0] ?? '', /^https:\/\/old\.example её не запустит/);
});

test('warns about different types and names the build that runs [TEAM-01]', () => {
  assert.match(
    describe(['1'])(changedShell)[0] ?? '',
    /^Типы в https:\/\/changed\.example другие, чем при сборке: shared-ui\/Button: Button\. Она её запустит/,
  );
  const fitting = buildOf('1', { needs: changedShell.provides });
  assert.match(describe([fitting, '2'])(changedShell)[0] ?? '', /остаётся на 1:/);
});
