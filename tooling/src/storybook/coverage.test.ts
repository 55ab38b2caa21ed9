import assert from 'node:assert/strict';
import { existsSync, globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { readRemotePackages, repositoryRoot } from '../system/packages.ts';

const at = (...parts: string[]) => path.join(repositoryRoot, ...parts);

test('every component that shared-ui draws can be seen in Storybook [FED-05]', () => {
  const drawn = readdirSync(at('shared-ui/src/components')).filter((name) =>
    existsSync(at('shared-ui/src/components', name, `${name}.tsx`)),
  );
  assert.ok(drawn.length > 40);
  assert.deepEqual(
    drawn.filter((name) => !existsSync(at('shared-ui/src/components', name, `${name}.stories.tsx`))),
    [],
  );
});

test('every remote shows components of its own there [FED-05]', () => {
  const remotes = readRemotePackages();
  assert.ok(remotes.length >= 5);
  assert.deepEqual(
    remotes.filter(({ directory }) => globSync('src/**/*.stories.tsx', { cwd: directory }).length === 0),
    [],
  );
});

test('the development server watches sources only: no pattern begins above them, or it would see its own cache change and build without end', async () => {
  const { default: config } = (await import(pathToFileURL(at('.storybook/main.ts')).href)) as {
    default: { stories: string[] };
  };
  assert.ok(config.stories.length >= 7);
  assert.deepEqual(
    config.stories.filter((pattern) => !pattern.slice(0, pattern.indexOf('*')).endsWith('/src/')),
    [],
  );
});
