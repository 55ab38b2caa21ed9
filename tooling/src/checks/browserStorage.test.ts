import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { readPackageFolders, repositoryRoot } from '../system/packages.ts';

// What a browser keeps outlives the session of whoever caused it. So each place that keeps something stands in the table of
// docs/security.md, with what becomes of it at logout and when another account logs in; a new place must be decided there.
const TABLE = 'docs/security.md';
const KEEPS = /\b(localStorage|sessionStorage|indexedDB|openDB|caches\.open|document\.cookie|cookieStore)\b/;
const NOT_PRODUCT = /\.(test|stories)\.tsx?$|\/testing\//;
/** Rows begin with a file in backticks. */
const ROW = /^\| `([^`]+)`/gm;

const keepers = readPackageFolders()
  .filter((folder) => !['reference-api', 'e2e', 'tooling'].includes(folder))
  .flatMap((folder) => globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: repositoryRoot }))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !NOT_PRODUCT.test(file))
  .filter((file) => KEEPS.test(withoutComments(readFileSync(path.join(repositoryRoot, file), 'utf8'))))
  .sort();

test('everything that the browser keeps is in the table of docs/security.md, and nothing else', () => {
  const text = readFileSync(path.join(repositoryRoot, TABLE), 'utf8');
  assert.deepEqual([...text.matchAll(ROW)].map(([, file = '']) => file).sort(), keepers);
});

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
