import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { newBuild, releases, resetReleases } from '../testing/releases';
import { loadExposed } from './loadExposed';
import type { RemoteBuild } from './registry/parseRegistry';
import { forgetRegistry } from './registry/requestRegistry';

const CatalogPage = () => null;

beforeEach(() => {
  resetReleases();
  releases.loadFromBuild.mockResolvedValue({ CatalogPage });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => forgetRegistry());

const load = async () => (await loadExposed('mf_catalog/CatalogPage')).default;
const run = (...builds: RemoteBuild[]) =>
  releases.loadFromBuild.mock.calls.map(([, , { build }]) => builds.findIndex((each) => each.build === build));

const OTHER_TYPE = { needs: { 'shared-ui/Button': { Button: 'print of another' } } };
const OTHER_NAME = { needs: { 'shared-ui/Button': { BigButton: '' } } };

test.each<[string, object[], number]>([
  ['prefers an older build whose types fit', [OTHER_TYPE, OTHER_TYPE, {}], 2],
  ['runs the newest build when no build’s types fit', [OTHER_TYPE, OTHER_TYPE], 0],
  ['runs the only build although its types differ', [OTHER_TYPE], 0],
  ['prefers a differing type to a missing name', [OTHER_NAME, OTHER_TYPE], 1],
])('%s [TEAM-01]', async (_, parts, expected) => {
  const builds = parts.map((part) => newBuild(part));
  releases.release(builds);
  expect(await load()).toBe(CatalogPage);
  expect(run(...builds)).toEqual([expected]);
});

test('falls back to other types when the fitting build fails [TEAM-01]', async () => {
  const [differing, fitting] = [newBuild(OTHER_TYPE), newBuild()];
  releases.release([differing, fitting]);
  releases.loadFromBuild.mockRejectedValueOnce(new Error('boom'));
  expect(await load()).toBe(CatalogPage);
  expect(run(differing, fitting)).toEqual([1, 0]);
});

test('tries a build with other types last after failures [TEAM-01]', async () => {
  const [broken, differing, fitting] = [newBuild(), newBuild(OTHER_TYPE), newBuild()];
  releases.release([broken, differing, fitting]);
  releases.loadFromBuild.mockRejectedValueOnce(new Error('boom')).mockRejectedValueOnce(new Error('boom'));
  expect(await load()).toBe(CatalogPage);
  expect(run(broken, differing, fitting)).toEqual([0, 2, 1]);
});
