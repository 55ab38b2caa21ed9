import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { readPackageFolders, repositoryRoot } from '../system/packages.ts';

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');

const MANIFESTS = ['.', ...readPackageFolders()].map((folder) => path.join(folder, 'package.json'));
const SCRIPTS = new Set(
  [...MANIFESTS, 'vstrecha-kit/templates/remote/package.json.hbs'].flatMap((file) =>
    // By pattern: placeholders of the template stand outside of strings.
    [...(/"scripts": \{(.*?)\}/s.exec(read(file))?.[1] ?? '').matchAll(/"([\w:-]+)":/g)].map(([, name = '']) => name),
  ),
);
const PAGES = globSync(['*.md', 'docs/*.md', 'docs/adr/*.md', '*/README.md', 'reference-api/docs/*.md'], {
  cwd: repositoryRoot,
}).filter((page) => !page.includes('CHANGELOG'));

for (const page of PAGES)
  test(`${page} names scripts of npm that exist`, () => {
    const named = [...read(page).matchAll(/npm run (?:--[\w-]+ )*([\w:]+(?:-[\w:]+)*)/g)].map(([, name = '']) => name);
    assert.deepEqual(
      named.filter((name) => !SCRIPTS.has(name)),
      [],
    );
  });

test('docs/first-hour.md changes a text that exists', () => {
  const page = read('docs/first-hour.md');
  const [, russian = ''] = /git grep -n (\S+) -- 'mf/.exec(page) ?? [];
  assert.ok(russian && page.includes('`mf-profile/src/common/texts.ts`'));
  assert.ok(read('mf-profile/src/common/texts.ts').includes(`edit: '${russian}'`));
});
