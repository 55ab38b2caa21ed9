import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoryEntry } from '../stories.ts';
import { VARIANTS } from '../variants.ts';
import { diffPage, percent, type ChangedStory, type StoryDiff } from './diffPage.ts';

/** The beginning of a PNG of 2 × 3 px. */
const PICTURE = Buffer.from('89504e470d0a1a0a0000000d494844520000000200000003', 'hex');

const entry = (name: string): StoryEntry => ({ id: name, title: 'Действия/Button', name, importPath: '' });
const changed = (name: string, ...shares: number[]): ChangedStory => ({
  story: entry(name),
  pictures: shares.map((share, index) => ({
    variant: VARIANTS[index === 0 ? 0 : 3],
    share,
    before: PICTURE,
    after: PICTURE,
    difference: PICTURE,
  })),
});
/** With plain spaces, for the eye. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const page = (diff: Partial<StoryDiff>) =>
  plain(diffPage({ before: '4562fe4b fix: a colour', compared: 3, changed: [], added: [], removed: [], ...diff }));

test('shows the largest change first, in each theme [DES-04]', () => {
  const html = page({ changed: [changed('Мягкая', 0.01, 0.02), changed('Главная', 0.5, 0.6)] });
  const seen = [...html.matchAll(/<h[23]>([^<]+)/g)].map(([, text]) => text);
  assert.deepEqual(seen, [
    'Действия/Button · Главная',
    'тёмная тема, 1440 px: 60 %',
    'светлая тема, 360 px: 50 %',
    'Действия/Button · Мягкая',
    'тёмная тема, 1440 px: 2 %',
    'светлая тема, 360 px: 1 %',
  ]);
  assert.ok(
    html.includes(
      `<figcaption>Разница</figcaption><img alt="" loading="lazy" width="2" height="3" src="data:image/png;base64,`,
    ),
  );
});

test('lists new and removed stories, with escaped names [DES-04]', () => {
  const html = page({ added: [entry('<b>')], removed: [entry('Старая')] });
  assert.ok(html.includes('<h2>Новые</h2><ul><li>Действия/Button · &lt;b&gt;</li></ul>'));
  assert.ok(html.includes('<h2>Удалены</h2><ul><li>Действия/Button · Старая</li></ul>'));
  assert.ok(!html.includes('Картинки в полный размер'));
});

test('draws two hundred stories, names the others [DES-04]', () => {
  const html = page({ changed: Array.from({ length: 201 }, (_, index) => changed(`№ ${index}`, index / 1000 + 0.1)) });
  assert.equal(html.match(/<figure>/g)?.length, 600);
  assert.ok(html.includes('<h2>Изменились тоже</h2><ul><li>Действия/Button · № 0: 10 %</li></ul>'));
});

test('keeps two digits of a tiny share [DES-04]', () => assert.equal(plain(percent(0.000523)), '0,052 %'));
