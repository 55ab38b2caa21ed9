import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { toContainerName } from 'vstrecha-kit/system/remotePackage';
import { readPackageFolders, readRemotePackages } from './packages.ts';

function workspace(content: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'workspace-'));
  writeFileSync(path.join(root, 'pnpm-workspace.yaml'), content);
  return root;
}

test('lists packages that begin with mf- as remotes, in order', () => {
  const root = workspace('packages:\n  - shell\n  - mf-news-feed\n  - mf-catalog\n  - shared-ui\n');
  assert.deepEqual(readRemotePackages(root), [
    { folder: 'mf-news-feed', container: 'mf_news_feed', directory: path.join(root, 'mf-news-feed') },
    { folder: 'mf-catalog', container: 'mf_catalog', directory: path.join(root, 'mf-catalog') },
  ]);
});

test('names each remote’s container after its folder', () => {
  const remotes = readRemotePackages();
  assert.deepEqual(
    remotes.slice(0, 5).map((remote) => remote.folder),
    ['mf-catalog', 'mf-meetings', 'mf-messenger', 'mf-profile', 'mf-registration'],
  );
  for (const { folder, container } of remotes) assert.equal(toContainerName(folder), container);
});

test('explains the fix when pnpm-workspace.yaml lists no packages', () => {
  assert.throws(() => readPackageFolders(workspace('overrides: {}\n')), /restore the list/);
});
