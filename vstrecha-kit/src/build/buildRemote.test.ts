import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { writeSite } from '../testing/writeSite.ts';
import { buildRemote } from './buildRemote.ts';

test('announces a build before it reads the types [OPS-01]', async () => {
  // The provided module has no source, so reading its types fails.
  const importers = Object.fromEntries(['vstrecha-kit', 'shared-ui', 'shared-api'].map((name) => [name, {}]));
  const root = writeSite({
    'pnpm-lock.yaml': stringify({ importers, snapshots: {}, packages: {} }),
    'shared-ui/package.json': '{"exports":{"./*":"./src/*.ts"}}',
    'shell/src/federation/host/provided.ts': "export const provided = { 'shared-ui/Button': { lib: () => 0 } };",
    'shell/src/federation/host/router.ts': '',
    'shell/src/federation/host/styledComponents.ts': '',
    'vstrecha-kit/src/types/a.ts': '{}',
    'vstrecha-kit/tsconfig/web.json': '{}',
    'shared-ui/src/a.ts': '{}',
    'shared-api/src/a.ts': '{}',
    'shared-api/package.json': '{}',
  });
  const remote = { folder: 'mf-news', container: 'mf_news', directory: path.join(root, 'mf-news') };
  const announced: string[] = [];
  await assert.rejects(
    buildRemote(remote, () => announced.push(remote.folder)),
    /Button/,
  );
  assert.deepEqual(announced, ['mf-news']);
});
