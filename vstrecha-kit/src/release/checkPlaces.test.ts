import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MenuEntry, RemoteManifest, RemotePage } from 'shared-api/federation/remoteManifest';
import { checkPlaces } from './checkPlaces.ts';
import { buildOf, oldShell, releaseAll, shellOf } from './testBuilds.ts';

const menu: MenuEntry = { label: 'Опросы', shortLabel: 'Опросы', icon: 'M3 3h18', order: 70, badge: 'invitations' };
const page: RemotePage = {
  path: '/surveys',
  title: 'Опросы',
  layout: 'main',
  access: 'login',
  expose: 'CatalogPage',
  menu,
};
const placing = (part: Partial<RemotePage>, slots: RemoteManifest['slots'] = {}) =>
  buildOf('1.0.0-new', { remote: { pages: [{ ...page, ...part }], slots } });
const catalog = buildOf('1.0.0-catalog', { remote: { pages: [{ ...page, path: '/catalog/:id?' }], slots: {} } });
const check = (build: ReturnType<typeof placing>, shells = [shellOf()]) =>
  checkPlaces({ registry: releaseAll([catalog]), container: 'mf_surveys', build, shells });

test('accepts a free address and known names', () => {
  check(placing({}, { 'own-page.side': 'CatalogPage' }));
  check(placing({ path: '/catalog/new' }));
  check(buildOf('1.0.0-stock'));
});

const refused: [string, ReturnType<typeof placing>, RegExp][] = [
  [
    'a path of the shell',
    placing({ path: '/login' }),
    /address \/login belongs to the shell https:\/\/vstrecha\.example/,
  ],
  ['a path of the server', placing({ path: '/api/surveys' }), /address \/api\/surveys belongs to the shell/],
  ['another remote’s path', placing({ path: '/catalog' }), /\/catalog belongs to mf_catalog \(1\.0\.0-catalog\)/],
  [
    'another remote’s path with a parameter',
    placing({ path: '/catalog/:who' }),
    /\/catalog\/:who belongs to mf_catalog/,
  ],
  ['an unknown layout', placing({ layout: 'wide' as never }), /has no layout 'wide'\. There are: main/],
  [
    'an unknown badge',
    placing({ menu: { ...menu, badge: 'likes' as never } }),
    /has no badge 'likes'\. There are: invitations/,
  ],
  [
    'an unknown slot',
    placing({}, { 'news.top': 'CatalogPage' }),
    /has no slot 'news\.top'\. There are: own-page\.side/,
  ],
  ['an expose that is missing', placing({ expose: 'SurveysPage' }), /SurveysPage: the build lacks it/],
  [
    'a widget that is missing',
    placing({}, { 'own-page.side': { expose: 'SurveyTeaser', order: 20 } }),
    /SurveyTeaser: the build lacks it/,
  ],
];
for (const [name, build, sentence] of refused)
  test(`refuses ${name} in a sentence [TEAM-10]`, () => assert.throws(() => check(build), sentence));

test('ignores shells that cannot run the build', () =>
  check(placing({ layout: 'main' }), [{ ...oldShell, layouts: [] }]));
