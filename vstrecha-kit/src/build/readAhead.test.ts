import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { readAhead } from './readAhead.ts';

test('lists modules, exposes and calls that an expose needs', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'ahead-'));
  const packageDir = path.join(root, 'mf-news');
  mkdirSync(path.join(packageDir, 'src'), { recursive: true });
  writeFileSync(path.join(packageDir, 'package.json'), '{"name":"mf-news"}');
  writeFileSync(path.join(packageDir, 'src/Page.tsx'), `<Widget name="mf_meetings/Strip" />; 'mf_news/Own'`);
  writeFileSync(path.join(packageDir, 'src/Later.tsx'), `'mf_meetings/Calendar'`);
  const chunks = {
    takes: { NewsPage: ['react', 'shared-ui/Flag'], later: ['shared-ui/Menu'] },
    sources: { NewsPage: ['mf-news/src/Page.tsx', 'shared-ui/src/gone.ts'], later: ['mf-news/src/Later.tsx'] },
  };
  writeFileSync(path.join(root, 'chunks.json'), JSON.stringify(chunks));
  assert.deepEqual(readAhead(root, packageDir, ['NewsPage', 'Empty'], { NewsPage: ['/api/news?limit=3'] }), {
    NewsPage: ['react', 'shared-ui/Flag', 'mf_meetings/Strip', '/api/news?limit=3'],
    Empty: [],
  });
  rmSync(root, { recursive: true });
});
