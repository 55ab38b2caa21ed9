import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { contentDisposition, NAME_LENGTH, uploadedName } from './fileNames.ts';

test('makes any name a one-line ASCII header without paths', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 300 }), (codes) => {
      const name = String.fromCodePoint(...codes);
      const header = contentDisposition(uploadedName(name));
      assert.match(header, /^attachment; filename="[\w .()-]*"; filename\*=UTF-8''[\w.~!%-]+$/);
      assert.doesNotMatch(decodeURIComponent(header.split("UTF-8''")[1] ?? ''), /[/\\\p{Cc}]|^\./u);
    }),
  );
});

test('encodes a Russian name for all clients', () => {
  assert.equal(
    contentDisposition('Прайс "2026".pdf'),
    `attachment; filename="_____ _2026_.pdf"; filename*=UTF-8''%D0%9F%D1%80%D0%B0%D0%B9%D1%81%20%222026%22.pdf`,
  );
});

test('[TXT-02] saves a name without direction marks as the download does', () => {
  for (const mark of ['\u202E', '\u2066', '\u200E', '\u200F', '\u061C', '\0', '\x85', '\n', '\u2028']) {
    assert.equal(uploadedName(`счёт${mark}fdp.txt`), 'счёт_fdp.txt');
    assert.ok(contentDisposition(`счёт${mark}fdp.txt`).endsWith('%D1%81%D1%87%D1%91%D1%82_fdp.txt'));
  }
});

test('keeps an uploaded name, shortened before its extension, never empty', () => {
  assert.equal(uploadedName('a%22b%0D%0A/../c.txt'), 'a"b__/../c.txt');
  assert.equal(uploadedName('100% точно.txt'), '100% точно.txt');
  assert.equal(uploadedName(' \0\u200B '), 'файл');
  assert.equal(uploadedName(undefined), 'файл');
  const long = uploadedName(`${'😀'.repeat(400)}.pdf`);
  assert.deepEqual([[...long].length, long.endsWith('😀.pdf')], [NAME_LENGTH, true]);
});
