import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { textKey } from 'shared-api/text';
import { openTestDatabase } from '#testing/openTestDatabase.ts';
import { selectRows } from './database.ts';

/** Letters that another version of Unicode has, or whose lower case C libraries disagree on. */
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** All letters, marks, blanks and invisible characters of the alphabets in use, each alone and inside a word. */
const CHARACTERS = [
  ...range(0x1, 0x5ff),
  ...range(0x1100, 0x11ff),
  ...range(0x1680, 0x1690),
  ...range(0x17b0, 0x17b9),
  ...range(0x1800, 0x1820),
  ...range(0x1d00, 0x2100),
  ...range(0x2600, 0x2bff),
  ...range(0x3000, 0x3200),
  ...range(0xf900, 0xffff),
  ...range(0x1bca0, 0x1bca4),
  ...range(0x1d100, 0x1d200),
  ...range(0x1f300, 0x1f700),
  ...range(0xe0000, 0xe0fff),
];

const WORDS = [
  'Полёт',
  ' Нижний\u00A0 Новгород\t',
  'И\u0306\u0308Ё',
  'Е\u034F\u0308ж',
  'ΟΔΟΣ ΟΔΟΣ',
  'I\u0307stanbul',
  '👨\u200D👩\u200D👧 ❤\uFE0F',
  '\u202E\u2066',
  '\u3164',
  'a\r\n\r\nb',
];

test('[TXT-01] the database makes the same keys as TypeScript', async () => {
  const { db, close } = await openTestDatabase();
  try {
    const texts = [...WORDS, ...CHARACTERS, ...CHARACTERS.map((sign) => ` Аж${sign}Яё${sign} `)];
    const rows = await selectRows<{ text: string; key: string }>(
      db,
      sql`select given.text, text_key(given.text) as key from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as given (text)`,
    );
    assert.equal(rows.length, texts.length);
    const codes = (text: string) => [...text].map((sign) => sign.codePointAt(0)?.toString(16)).join(' ');
    const different = rows.filter(({ text, key }) => key !== textKey(text));
    assert.deepEqual(
      different.map(({ text, key }) => [codes(text), codes(key), codes(textKey(text))]),
      [],
    );
  } finally {
    await close();
  }
});
