import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeTable } from './lookAhead.ts';

const sizes = {
  groups: { main: ['main.js'], 'main-layout': ['main.js', 'layout.js', 'base.js'] },
  imports: {
    './MainLayout': ['layout.js', 'base.js'],
    'shared-ui/Flag': ['base.js', 'icons.js', 'flags.js'],
    'shared-ui/Tag': ['icons.js'],
    'shared-ui/Card': ['layout.js'],
  },
  takes: {},
  modules: {},
};

test('the table names what comes with each module beside the first scripts and the layout', () => {
  const pages = [['^/news/?$', 'mf_profile/NewsPage']] as const;
  assert.deepEqual(
    makeTable(sizes, pages, (file) => `hash of ${file}`),
    {
      pages,
      files: ['layout.js', 'base.js', 'icons.js', 'flags.js'].map((file) => [`/${file}`, `hash of ${file}`]),
      layout: [0, 1],
      modules: { 'shared-ui/Flag': [2, 3], 'shared-ui/Tag': [2] },
    },
  );
});
