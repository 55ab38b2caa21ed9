import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Build } from 'shared-api/federation/build';
import { newBuild, releases, resetReleases } from '#testing/releases';
import { isReplaceable } from '../load/releases';
import { loadExposed, preloadExposed } from '../loadExposed';
import { refreshRegistry } from '../registry/registry';
import { forgetRegistry } from '../registry/requestRegistry';

const NOVEL = { 'shared-ui/Novel': ['Novel'] };

beforeEach(() => {
  resetReleases();
  releases.loadFromBuild.mockResolvedValue({ CatalogPage: () => null });
});
afterEach(() => forgetRegistry());

/** @returns the names of the builds that ran */
async function load(...builds: Build[]): Promise<string[]> {
  releases.release(builds);
  await loadExposed('mf_catalog/CatalogPage');
  return releases.loadFromBuild.mock.calls.map(([, , { build }]) => build);
}

test.each<[string, Partial<Build>]>([
  ['a later major version', { requires: { react: '^20.0.0' } }],
  ['a later version', { requires: { react: '^19.4.0' } }],
  ['a missing package', { requires: { luxon: '^3.0.0' } }],
  ['a missing module', { needs: NOVEL }],
])('does not fetch a build that needs %s [FED-01]', async (_, part) => {
  const [newest, fitting] = [newBuild(part), newBuild()];
  expect(await load(newest, fitting)).toEqual([fitting.build]);
  expect(releases.serve.mock.calls.map(([address]) => address)).not.toContain(newest.entry);
});

test.each<[string, boolean, Partial<Build>]>([
  ['a suitable build', true, {}],
  ['an unsuitable build', false, { needs: NOVEL }],
])('replaces an open build by %s: %s', async (_, isReplaced, part) => {
  const open = newBuild();
  await load(open);
  releases.release([newBuild(part), open]);
  await refreshRegistry();
  const waited = jest.spyOn(globalThis, 'fetch').mock.calls.length;
  preloadExposed('mf_catalog/CatalogPage');
  for (let turn = 0; turn < 20 && jest.mocked(fetch).mock.calls.length < waited + 2; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isReplaceable('mf_catalog', 'CatalogPage', open.build)).toBe(isReplaced);
});
