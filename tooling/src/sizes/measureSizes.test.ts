import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { BUILT_CHUNKS, type BuiltChunks } from 'vstrecha-kit/webpack/builtParts';
import { measureSizes } from './measureSizes.ts';

function build(
  folder: string,
  name: string,
  files: Record<string, number>,
  chunks: Pick<BuiltChunks, 'groups' | 'imports' | 'takes'>,
): string {
  const built = mkdtempSync(path.join(folder, `${name}-`));
  for (const [file, bytes] of Object.entries(files)) writeFileSync(path.join(built, `${file}.br`), 'x'.repeat(bytes));
  writeFileSync(path.join(built, BUILT_CHUNKS), JSON.stringify(chunks));
  return built;
}

test('counts each file of a page’s cold visit once', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sizes-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const shell = build(
    folder,
    'shell',
    { 'main.js': 100, 'layout.js': 20, 'vendor.js': 5, 'text.js': 7 },
    {
      groups: {
        main: ['main.js'],
        'main-layout': ['vendor.js', 'layout.js'],
        text: ['vendor.js', 'text.js'],
      },
      imports: { 'shared-ui/LinkedText': ['vendor.js', 'text.js'], './MainLayout': ['vendor.js', 'layout.js'] },
      takes: {},
    },
  );
  const remote = build(
    folder,
    'mf-news',
    { 'entry.js': 2, 'page.js': 11, 'widget.js': 3 },
    {
      groups: { NewsPage: ['page.js'], NewsWidget: ['widget.js'] },
      imports: {},
      takes: { NewsPage: ['react', 'shared-ui/LinkedText'] },
    },
  );
  const lines = measureSizes({ name: 'shell', folder: shell }, [
    { name: 'mf-news', folder: remote, entry: 'entry.js' },
  ]);
  assert.deepEqual(
    lines.map(({ name, bytes }) => [name, bytes]),
    [
      ['login', 100],
      ['main layout', 25],
      // Files of the main layout are already loaded.
      ['group text', 7],
      ['mf-news', 2],
      ['mf-news/NewsPage', 100 + 25 + 7 + 2 + 11],
    ],
  );
});
