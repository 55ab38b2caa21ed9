import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { repositoryRoot } from '../system/packages.ts';

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');
const join = (...patterns: string[]) => globSync(patterns, { cwd: repositoryRoot }).map(read).join('\n');

const page = read('docs/words.md');

test('knows the words that the interface shows', () => {
  const interfaceTexts = join('{mf-*,shell,shared-*,reference-api}/src/**/*.{ts,tsx}', 'mf-*/remote.json');
  const words = [...page.matchAll(/^\| «([^»]+)»/gm)].map(([, word = '']) => word);
  assert.ok(words.length > 20);
  assert.deepEqual(
    words.filter((word) => !interfaceTexts.includes(word)),
    [],
  );
});

test('knows the tables of the database', () => {
  const schema = join('reference-api/src/platform/**/*.ts');
  const tables = [...page.matchAll(/^\| «[^»]+» \| [^|]+ \| `(\w+)`/gm)].map(([, table = '']) => table);
  assert.ok(tables.length > 15);
  assert.deepEqual(
    tables.filter((table) => !new RegExp(`pgTable\\(\\s*'${table}'`).test(schema)),
    [],
  );
});

const SOURCES = [
  '{mf-*,shell,shared-*,reference-api}/src/**/*.{ts,tsx}',
  'mf-*/remote.json',
  '.storybook/*.{ts,tsx,mdx}',
];

interface Ban {
  words: string[];
  exceptions: RegExp[];
}

/** An exception with a capital is a whole text, one in small letters any part of it. */
function exceptionOf(text: string): RegExp {
  const escaped = text.replaceAll('.', String.raw`\.`);
  return /^[А-ЯЁ]/.test(text)
    ? new RegExp(`(?<=['"\`«>/]|, )${escaped}(?=['"\`»</,])`, 'g')
    : new RegExp(escaped, 'gi');
}

/** Reads the table of words that no text has. */
const bans: Ban[] = [...page.matchAll(/^\| (`.+`) \| [^|]+ \| ?(.*?) ?\|$/gm)].map(
  ([, words = '', exceptions = '']) => ({
    words: [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
    exceptions: [...exceptions.matchAll(/«([^»]+)»/g)].map(([, text = '']) => exceptionOf(text)),
  }),
);

/** Lines that have a banned word outside its exceptions. */
function linesWithBanned(text: string): string[] {
  return text.split('\n').filter((line) =>
    bans.some(({ words, exceptions }) => {
      const rest = exceptions.reduce((left, exception) => left.replaceAll(exception, ''), line);
      return words.some((word) => rest.toLowerCase().includes(word));
    }),
  );
}

test('has one word per thing in all texts [WORD-01]', () => {
  const found = globSync(SOURCES, { cwd: repositoryRoot })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => linesWithBanned(read(file)).map((line) => `${file}: ${line.trim()}`));
  assert.deepEqual(found, []);
});

test('finds a banned word outside its exceptions [WORD-01]', () => {
  assert.ok(bans.length > 5);
  assert.deepEqual(linesWithBanned("a: 'Заявка принята!'\nb: 'Отменить заявку'\nc: 'Мои заявки'\nd: 'Логотип'"), [
    "b: 'Отменить заявку'",
    "c: 'Мои заявки'",
  ]);
});
