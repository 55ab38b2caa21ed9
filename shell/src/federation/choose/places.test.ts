import { beforeEach, expect, jest, test } from '@jest/globals';
import { newBuild, releases, resetReleases } from '#testing/releases';
import type * as Registry from '../registry/registry';
import type * as Places from './places';

let places: typeof Places;
let registry: typeof Registry;

const menu = { label: 'Опросы', shortLabel: 'Опросы', icon: 'M3 3h18v18H3z', order: 70 };
const surveys = { path: '/surveys', title: 'Опросы', layout: 'main', access: 'login', expose: 'SurveysPage', menu };
const catalog = { path: '/catalog', title: 'Каталог', layout: 'main', access: 'login', expose: 'CatalogPage' };
const placed = (pages: object[], slots: object = {}) => newBuild({ remote: { pages, slots } as never });
const pagesOf = (remote: string) => places.getPlaces().pages.filter(({ name }) => name.startsWith(`${remote}/`));
const pathsOf = (remote: string) => pagesOf(remote).map(({ path }) => path);

/** Begins a page load. */
async function visit() {
  jest.resetModules();
  places = await import('./places');
  registry = await import('../registry/registry');
}
const publish = (remotes: Record<string, object[]>) => {
  releases.respond = () => Response.json({ remotes });
};

beforeEach(async () => {
  resetReleases();
  await visit();
});

test('begins with the pages of the shell’s build [TEAM-03]', () => {
  expect(pathsOf('mf_messenger')).toEqual(['/messages/:id?']);
});

test('follows the registry, later the stored one [TEAM-03] [TEAM-04]', async () => {
  const onChange = jest.fn();
  places.getPlaces();
  places.onPlaces(onChange);
  publish({ mf_surveys: [placed([surveys], { 'own-page.side': 'SurveyTeaser' })] });
  await registry.readRegistry();
  expect(onChange).toHaveBeenCalledTimes(1);
  for (const load of [async () => {}, visit]) {
    await load();
    const { slots } = places.getPlaces();
    expect(pagesOf('mf_surveys')).toEqual([{ ...surveys, name: 'mf_surveys/SurveysPage' }]);
    expect(slots['own-page.side']).toEqual(['mf_surveys/SurveyTeaser']);
  }
});

test('notes no change when a release changes no places', async () => {
  const onChange = jest.fn();
  publish({ mf_surveys: [placed([surveys])] });
  await registry.readRegistry();
  places.getPlaces();
  places.onPlaces(onChange);
  publish({ mf_surveys: [placed([surveys])] });
  await registry.refreshRegistry();
  expect(onChange).not.toHaveBeenCalled();
});

test('keeps built-in pages for builds without remote.json', async () => {
  publish({ mf_catalog: [newBuild()], constructor: [newBuild()] });
  await registry.readRegistry();
  expect(pathsOf('mf_catalog')).toEqual(['/catalog', '/sending', '/preview/catalog']);
});

test('keeps built-in pages that an empty registry lacks', async () => {
  publish({});
  await registry.readRegistry();
  expect(pathsOf('mf_profile')).toContain('/profile');
});

test('uses the newest build that this shell can run', async () => {
  const newer = { ...placed([surveys, catalog]), requires: { react: '^20.0.0' } };
  publish({ mf_surveys: [newer, placed([surveys])] });
  await registry.readRegistry();
  expect(pathsOf('mf_surveys')).toEqual(['/surveys']);
});

test('hides a remote that begins with a share from others [TEAM-04]', async () => {
  const share = { ...placed([surveys], { 'own-page.side': 'SurveyTeaser' }), percent: 10 };
  const seenBy = async (device: number) => {
    localStorage.setItem('vstrecha.builds', JSON.stringify({ device, good: {}, aside: {} }));
    await visit();
    publish({ mf_surveys: [share] });
    await registry.readRegistry();
    return [...pathsOf('mf_surveys'), ...(places.getPlaces().slots['own-page.side'] ?? [])];
  };
  expect(await seenBy(9)).toEqual(['/surveys', 'mf_surveys/SurveyTeaser']);
  expect(await seenBy(10)).toEqual([]);
});

test.each<[string, object]>([
  ['a path elsewhere', { ...catalog, path: '//evil.example' }],
  ['a path of a pattern', { ...catalog, path: '/*' }],
  ['an unknown layout', { ...catalog, layout: 'wide' }],
  ['an unknown access', { ...catalog, access: 'any' }],
  ['a title that is no text', { ...catalog, title: { toString: 'x' } }],
])('leaves out a page with %s only [TEAM-10]', async (_, page) => {
  publish({ mf_surveys: [placed([page, surveys])] });
  await registry.readRegistry();
  expect(pathsOf('mf_surveys')).toEqual(['/surveys']);
});

test.each<[string, object]>([
  ['an icon that is no path data', { ...menu, icon: 'M0 0"/><script>' }],
  ['an unknown condition', { ...menu, setting: 'is_admin' }],
])('leaves out an entry with %s, not its page [TEAM-10]', async (_, entry) => {
  publish({ mf_surveys: [placed([{ ...surveys, menu: entry }])] });
  await registry.readRegistry();
  expect(pagesOf('mf_surveys')).toMatchObject([{ path: '/surveys', menu: undefined }]);
});

test('orders the widgets of a slot, leaving out unreadable ones [TEAM-15]', async () => {
  const side = (filling: unknown) => [placed([], { 'own-page.side': filling })];
  publish({
    mf_surveys: side('SurveyTeaser'),
    mf_partners: side('PartnerTeaser'),
    mf_weather: side({ expose: 'Weather', order: 20 }),
    mf_broken: side({ expose: 'Broken' }),
  });
  await registry.readRegistry();
  expect(places.getPlaces().slots['own-page.side']).toEqual([
    'mf_weather/Weather',
    'mf_partners/PartnerTeaser',
    'mf_surveys/SurveyTeaser',
  ]);
});
