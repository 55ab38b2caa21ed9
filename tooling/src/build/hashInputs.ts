import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readWorkspaceDependencies } from '../system/manifest.ts';
import type { RemotePackage } from '../system/packages.ts';
import { providedFiles } from '../webpack/providedFiles.ts';
import { readRequires } from './describeRemoteBuild.ts';

/** What never changes a build: tests, stories, prose. */
const IGNORED = /(\.test\.|\.stories\.|\.md$|[\\/]node_modules[\\/]|[\\/]dist[\\/])/;

/** A package's own files, and what shapes every build. */
function commonInputs(directory: string): string[] {
  const root = path.dirname(directory);
  return [
    ...['src', 'package.json', 'webpack.config.ts'].map((name) => path.join(directory, name)),
    ...['tooling/src/webpack', 'pnpm-lock.yaml'].map((name) => path.join(root, name)),
  ];
}

/**
 * Names a remote's build: the hash of its sources, of what it may import from the shell, and of what it requires there.
 */
export function hashRemote({ directory }: RemotePackage): string {
  const shell = path.join(path.dirname(directory), 'shell');
  const requires = JSON.stringify(readRequires(directory));
  return hashInputs([...commonInputs(directory), ...providedFiles(shell)], `remote ${requires}`);
}

/** Names the shell's build: the hash of its sources and of the workspace's packages in it. */
export function hashShell(directory: string): string {
  const packages = [...readWorkspaceDependencies(directory)].map((folder) => path.join(folder, 'src'));
  return hashInputs([...commonInputs(directory), path.join(directory, 'public'), ...packages], 'shell');
}

/**
 * A short hash over all files that a build is made of: the same inputs give the same name, so what is built once is
 * used again.
 * @param inputs absolute paths of files and folders
 * @param extra anything else that the output depends on
 */
function hashInputs(inputs: readonly string[], extra: string): string {
  const hash = createHash('sha256').update(extra);
  for (const file of inputs.flatMap(filesBelow).sort())
    hash.update(`\0${path.basename(file)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function filesBelow(input: string): string[] {
  if (IGNORED.test(`${input}/`)) return [];
  try {
    return readdirSync(input, { withFileTypes: true }).flatMap((entry) => {
      const child = path.join(input, entry.name);
      if (entry.isDirectory()) return filesBelow(child);
      return IGNORED.test(child) ? [] : [child];
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [input];
    throw error;
  }
}
