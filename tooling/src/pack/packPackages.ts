import { cpSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { repositoryRoot } from '../system/packages.ts';
import { emitPackage } from './emitPackage.ts';
import { fillVersions, PACKED_TEST, publishManifest, readSourceManifest } from './publishedManifest.ts';

/** The packages for teams outside this repository. */
const PACKED = ['shared-api', 'shared-ui', 'vstrecha-kit'] as const;

type Name = (typeof PACKED)[number];

/**
 * Packs them as files for a registry of packages, or to install from.
 * @returns the file of each package
 */
export async function packPackages(
  out: string,
  names: readonly Name[] = PACKED,
): Promise<Partial<Record<Name, string>>> {
  mkdirSync(out, { recursive: true });
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await pack(name, out)] as const)));
}

async function pack(name: string, out: string): Promise<string> {
  const directory = path.join(repositoryRoot, name);
  const staged = path.join(directory, 'dist/package');
  rmSync(staged, { recursive: true, force: true });
  const { version, files = [], scripts = {} } = readSourceManifest(directory);
  const unpublished = PACKED_TEST in scripts ? ['stories'] : ['test', 'stories'];
  const imported = await emitPackage(directory, path.join(staged, 'dist'), unpublished);
  for (const file of ['README.md', 'CHANGELOG.md', ...files])
    if (existsSync(path.join(directory, file)))
      cpSync(path.join(directory, file), path.join(staged, file), { recursive: true });
  for (const file of globSync('templates/*/package.json.hbs', { cwd: staged }))
    fillVersions(repositoryRoot, path.join(staged, file));
  const manifest = publishManifest(repositoryRoot, directory, imported);
  writeFileSync(path.join(staged, 'package.json'), JSON.stringify(manifest, null, 2));
  await execa('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', out], { cwd: staged });
  return path.join(out, `${name}-${version}.tgz`);
}
