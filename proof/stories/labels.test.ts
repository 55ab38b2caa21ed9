import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from 'tooling/system/packages';

const modules = path.join(repositoryRoot, 'node_modules');

test('translates labels that the docs blocks still have [DES-05]', async () => {
  const { labels } = (await import(pathToFileURL(path.join(repositoryRoot, '.storybook/russianLabels.ts')).href)) as {
    labels: Record<string, string>;
  };
  const blocks = globSync(['@storybook/addon-docs/dist/**/*.js', 'storybook/dist/**/*.js'], { cwd: modules })
    .map((file) => readFileSync(path.join(modules, file), 'utf8'))
    .join('\n');
  assert.deepEqual(
    Object.keys(labels).filter((label) => !blocks.includes(`"${label}"`)),
    [],
  );
});

test('docs pages show guides and no docstrings [DES-05]', async () => {
  const { withoutDocstrings } = (await import(
    pathToFileURL(path.join(repositoryRoot, '.storybook/withoutDocstrings.ts')).href
  )) as { withoutDocstrings: (context: object) => Record<string, { description?: string }> };
  const shown = withoutDocstrings({
    argTypes: { to: { description: 'Target of «Назад».' }, kind: { description: 'Вид.' } },
  });
  assert.deepEqual([shown.to?.description, shown.kind?.description], [undefined, 'Вид.']);
  const page = readFileSync(path.join(repositoryRoot, '.storybook/DocsPage.tsx'), 'utf8');
  assert.doesNotMatch(page, /<Description/);
});
