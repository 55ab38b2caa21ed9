import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { readPackageFolders, repositoryRoot } from '../system/packages.ts';

// Knip does not check this: a peer dependency becomes part of a build's `requires`, and a shell that lacks it or has
// another version refuses the release.
const IMPORT = /(?:from|import\(|import)\s*'([^'.][^']*)'/g;
const NOT_PRODUCT = /\.(test|stories)\.tsx?$|\/testing\//;

/** Names of the packages that the files import: `swr` for `swr/infinite`. */
function findImported(sources: readonly string[]): Set<string> {
  const addresses = sources.flatMap((source) => [...source.matchAll(IMPORT)].map(([, address = '']) => address));
  return new Set(addresses.map((address) => address.split('/', address.startsWith('@') ? 2 : 1).join('/')));
}

function readSources(folder: string): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: path.join(repositoryRoot, folder) })
    .filter((file) => !NOT_PRODUCT.test(file.replaceAll('\\', '/')))
    .map((file) => readFileSync(path.join(repositoryRoot, folder, file), 'utf8'));
}

test('recognises every form of import', () => {
  const imported = findImported([
    "import { useState } from 'react';\nexport * from '@scope/kit/deep';\nimport 'side-effect/x.css';",
    "const late = () => import('swr/infinite');\nimport { own } from './own';",
  ]);
  assert.deepEqual([...imported].sort(), ['@scope/kit', 'react', 'side-effect', 'swr']);
});

/** Its peers are tools of a remote's repository, and in no build. */
const TOOLS = 'vstrecha-kit';

for (const folder of readPackageFolders().filter((name) => name !== TOOLS)) {
  const manifest = JSON.parse(readFileSync(path.join(repositoryRoot, folder, 'package.json'), 'utf8')) as {
    peerDependencies?: Record<string, string>;
  };
  const peers = Object.keys(manifest.peerDependencies ?? {});
  if (peers.length === 0) continue;
  test(`${folder} requires from its host only packages that it imports [FED-03]`, () => {
    const imported = findImported(readSources(folder));
    assert.deepEqual(
      peers.filter((peer) => !imported.has(peer)),
      [],
    );
  });
}
