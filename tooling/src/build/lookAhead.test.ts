import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeTable } from './lookAhead.ts';

const built = {
  groups: { main: ['main.js'], 'main-layout': ['main.js', 'layout.js', 'base.js', 'later.js'] },
  imports: {
    './MainLayout': ['layout.js', 'base.js'],
    'shared-ui/Flag': ['base.js', 'icons.js', 'flags.js'],
    'shared-ui/Tag': ['icons.js'],
    'shared-ui/Card': ['layout.js'],
  },
  ids: { 'main.js': 1, 'layout.js': 2, 'base.js': 3, 'icons.js': 4, 'flags.js': 'flags' },
  later: { list: 'later.js', scripts: ['flags.js'] },
};

test('lists each module’s scripts except those of the layout', () => {
  const pages = [['^/news/?$', 'mf_profile/NewsPage']] as const;
  assert.deepEqual(
    makeTable(built, pages, (file) => `hash of ${file}`),
    {
      pages,
      // Without those listed with the later scripts.
      files: {
        2: ['layout.js', 'hash of layout.js'],
        3: ['base.js', 'hash of base.js'],
        4: ['icons.js', 'hash of icons.js'],
      },
      layout: [2, 3],
      modules: { 'shared-ui/Flag': [4, 'flags'], 'shared-ui/Tag': [4] },
    },
  );
});
