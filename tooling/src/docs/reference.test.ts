import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '../system/packages.ts';
import { readReference } from './reference.ts';

describe('the reference of shared-api', () => {
  let reference: Awaited<ReturnType<typeof readReference>>;
  before(async () => {
    reference = await readReference();
  });

  test('explains every public export [DES-06]', () => {
    assert.deepEqual(reference.undocumented, [], 'Write a docstring for each: teams read it in the reference.');
  });

  test('joins the files of Storybook itself [DES-06]', async () => {
    const { default: config } = (await import(pathToFileURL(path.join(repositoryRoot, '.storybook/main.ts')).href)) as {
      default: { staticDirs: (own: string[]) => Promise<(string | { from: string; to: string })[]> };
    };
    const dirs = await config.staticDirs(['fonts']);
    assert.equal(dirs[0], 'fonts');
    const [pages] = dirs.filter((dir) => typeof dir !== 'string' && dir.to === '/reference') as { from: string }[];
    assert.ok(pages && existsSync(path.join(pages.from, 'modules/shared-api_users.html')));
  });

  test('names modules as teams import them [DES-06]', () => {
    const names = (reference.project.children ?? []).map(({ name }) => name);
    assert.ok(names.length > 40);
    assert.deepEqual(
      names.filter((name) => !/^shared-api\/[\w/-]+$/.test(name)),
      [],
    );
    for (const name of ['shared-api/users', 'shared-api/query', 'shared-api/delivery/callQueue'])
      assert.ok(names.includes(name), name);
  });
});
