import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeTable } from './lookAhead.ts';

const sizes = {
  groups: { main: ['main.js'], 'main-layout': ['main.js', 'layout.js', 'base.js', 'scripts.js'] },
  imports: {
    './MainLayout': ['layout.js', 'base.js'],
    'shared-ui/Flag': ['base.js', 'icons.js', 'flags.js'],
    'shared-ui/Tag': ['icons.js'],
    'shared-ui/Card': ['layout.js'],
  },
  takes: {},
  modules: {},
};

const scripts = {
  file: 'scripts.js',
  global: 'chunks',
  ids: { 'main.js': 1, 'layout.js': 2, 'base.js': 3, 'icons.js': 4, 'flags.js': 'flags' },
  first: ['layout.js', 'base.js', 'icons.js'],
};

test('lists each module’s scripts except those of the layout', () => {
  const pages = [['^/news/?$', 'mf_profile/NewsPage']] as const;
  assert.deepEqual(
    makeTable(sizes, scripts, pages, (file) => `hash of ${file}`),
    {
      pages,
      // Only files of the entry; the rest are in the loader’s own table.
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
