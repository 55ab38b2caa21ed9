import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { repositoryRoot } from '../system/packages.ts';

/**
 * Folders whose programs print English, and the files there whose Russian a participant or an operator
 * reads, or the API defines.
 * Tests may have Russian data.
 */
const ENGLISH: Readonly<Record<string, readonly string[]>> = {
  'vstrecha-kit': [
    'remote.schema.json',
    'src/cli/{main,new}.ts',
    'src/registry/runOperator.ts',
    'templates/remote/src/**',
  ],
};

for (const [folder, exceptions] of Object.entries(ENGLISH)) {
  const cwd = path.join(repositoryRoot, folder);
  const isRussian = (file: string) => /[а-яё]/i.test(readFileSync(path.join(cwd, file), 'utf8'));

  test(`${folder} has no Russian but for participants and operators`, () => {
    const files = globSync('**/*.{cjs,hbs,js,json,md,mjs,ts,tsx}', {
      cwd,
      exclude: ['**/node_modules', 'dist', '.cache', '**/*.test.*', ...exceptions],
    });
    assert.ok(files.length > 0);
    assert.deepEqual(files.filter(isRussian), []);
  });

  test(`${folder} needs each exception`, () => {
    for (const exception of exceptions)
      assert.ok(
        globSync(exception, { cwd }).some((file) => file.includes('.') && isRussian(file)),
        exception,
      );
  });
}
