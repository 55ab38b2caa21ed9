import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { repositoryRoot } from '../system/packages.ts';

const WORKFLOWS = globSync(['.github/workflows/*.yml', 'vstrecha-kit/templates/**/workflows/*'], {
  cwd: repositoryRoot,
});

test('finds the workflows', () => assert.ok(WORKFLOWS.length >= 2));

for (const file of WORKFLOWS)
  test(`${path.basename(file)} pins each action by commit and names its version`, () => {
    const text = readFileSync(path.join(repositoryRoot, file), 'utf8');
    const actions = [...text.matchAll(/uses: +(.+)$/gm)].map(([, action = '']) => action);
    for (const action of actions) assert.match(action, /^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
