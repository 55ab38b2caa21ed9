import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { repositoryRoot } from '../system/packages.ts';

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');
const join = (...patterns: string[]) => globSync(patterns, { cwd: repositoryRoot }).map(read).join('\n');

const page = read('docs/glossary.md');

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
