import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { readProvidedModules } from 'vstrecha-kit/webpack/exposes';
import { repositoryRoot } from '../system/packages.ts';
import { readImporters } from './moduleGraph.ts';

// A part that one package uses lives there and reaches users by its release; these here reach them by deploying the shell
// (docs/adr/0022-what-the-host-provides.md).

/** Entries with one user, and why they stay. */
const STAY: Record<string, string> = {
  'shared-api/download': 'reads the stream of the transport',
  'shared-api/long-lists': 'reads the stream of the transport',
};

const provided = [...readProvidedModules(path.join(repositoryRoot, 'shell'))];

test('the host provides what two packages use [FED-03]', async () => {
  const packages = await readUsers();
  const alone = provided.filter((entry) => entry.startsWith('shared-') && (packages.get(fileOf(entry))?.size ?? 0) < 2);
  assert.deepEqual(alone.sort(), Object.keys(STAY).sort());
});

test('the host provides at most 110 modules [TEAM-01]', () => {
  assert.ok(provided.length <= 110, 'Group parts that the same pages load, or leave a part to its one user.');
});

/** The packages that import each part: a folder of components, else a file. */
async function readUsers(): Promise<Map<string, Set<string>>> {
  const users = new Map<string, Set<string>>();
  for (const [file, importers] of await readImporters())
    for (const importer of importers) {
      if (partOf(importer) === partOf(file) || /\.(test|stories)\.|\/testing\/|host\/provided\.ts$/.test(importer))
        continue;
      const part = partOf(file);
      users.set(part, (users.get(part) ?? new Set()).add(importer.split('/')[0] ?? ''));
    }
  return users;
}

const partOf = (file: string) => /^shared-ui\/src\/components\/\w+/.exec(file)?.[0] ?? file;

/** The part behind an entry, by the `exports` of its package. */
function fileOf(entry: string): string {
  const folder = entry.split('/')[0] ?? '';
  const subpath = `.${entry.slice(folder.length)}`;
  const { exports } = JSON.parse(readFileSync(path.join(repositoryRoot, folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const folderPattern = `${path.posix.dirname(subpath)}/*`;
  const target = exports[subpath] ?? exports[folderPattern]?.replaceAll('*', path.posix.basename(subpath));
  assert.ok(target, `${entry} is no export of ${folder}`);
  return partOf(path.posix.join(folder, target));
}
