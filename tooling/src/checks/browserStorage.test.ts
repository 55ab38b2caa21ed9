import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { readPackageFolders, repositoryRoot } from '../system/packages.ts';

// Browser storage outlives the session that wrote it. So docs/security.md lists every place that stores something, with
// its fate at logout and at a login with another account; a new place needs a decision there. Drafts are one row: all of
// them end with the session.
const TABLE = 'docs/security.md';
const KEEPS =
  /\b(localStorage|sessionStorage|indexedDB|openDB|caches\.open|document\.cookie|cookieStore|keepDeviceText|useDeviceText|createAccountStore)\b/;
/** The doors themselves, which name what others store. */
const DOORS = /^shared-api\/src\/storage\/(?!browserStorage|logoutPending|unsentDatabases)/;
const NOT_PRODUCT = /\.(test|stories)\.tsx?$|\/testing\//;
/** Table rows that begin with a file in backticks. */
const ROW = /^\| `([^`]+)`/gm;

const keepers = readPackageFolders()
  .filter((folder) => !['reference-api', 'e2e', 'tooling', 'vstrecha-kit'].includes(folder))
  .flatMap((folder) => globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: repositoryRoot }))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !NOT_PRODUCT.test(file) && !DOORS.test(file))
  .filter((file) => KEEPS.test(withoutComments(readFileSync(path.join(repositoryRoot, file), 'utf8'))))
  .sort();

test('requires docs/security.md to list each user of browser storage', () => {
  const text = readFileSync(path.join(repositoryRoot, TABLE), 'utf8');
  assert.deepEqual([...text.matchAll(ROW)].map(([, file = '']) => file).sort(), keepers);
});

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
