import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleNames } from 'shared-api/federation/build';
import { readWorkspaceDependencies } from '../system/manifest.ts';
import { findLockfile, projectRoot } from '../system/projectRoot.ts';
import type { RemotePackage } from '../system/remotePackage.ts';
import { findMentioned } from '../types/mentioned.ts';
import type { HashedTypes } from '../types/types.ts';
import { providedFiles } from '../webpack/providedFiles.ts';
import { REMOTE_FILE } from './buildInfo.ts';
import { readRequires } from './readRequires.ts';
import { ownNames } from './readUses.ts';
import { readResolved } from './resolvedPackages.ts';

/** Folders of the kit with code that builds remotes. */
const FACTORY = ['webpack', 'build'];
/** Code that builds the shell besides. */
const SHELL_FACTORY = ['tooling/src/webpack', 'tooling/src/build', 'vstrecha-kit/src/types'];
/** Never part of a build: tests, stories, prose. */
const IGNORED = /(\.test\.|\.stories\.|\.md$|[\\/]node_modules[\\/]|[\\/]dist[\\/])/;

/**
 * Names a remote's build by a hash of its sources, its packages, the webpack configuration, the versions that it
 * requires of the shell, its imports from the shell, and the types of these, of the API that it calls, and of the props of
 * pages and widgets that it has or renders.
 */
export function hashRemote({ directory }: RemotePackage, { provides, hashes }: Omit<HashedTypes, 'types'>): string {
  const sources = readSources(directory);
  const mentioned = findMentioned(sources, Object.keys(hashes), ownNames(directory));
  return hashInputs(
    [...ownInputs(directory), path.join(directory, REMOTE_FILE)],
    [
      'remote',
      JSON.stringify(readRequires(directory)),
      JSON.stringify(findImported(sources, provides)),
      JSON.stringify(mentioned.map((subject) => [subject, hashes[subject]])),
      ...resolvedFor(directory),
    ],
  );
}

/** The product sources of a package as one text. */
export function readSources(directory: string): string {
  return filesBelow(path.join(directory, 'src'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/**
 * Names the shell's build by a hash of its sources, of the workspace packages and external packages in it, and of the
 * webpack configuration.
 */
export function hashShell(directory: string): string {
  const root = path.dirname(directory);
  const packages = [...readWorkspaceDependencies(directory)].map((folder) => path.join(folder, 'src'));
  return hashInputs(
    [
      ...ownInputs(directory),
      path.join(directory, 'public'),
      // For first visits, the shell carries a copy of what remotes say.
      ...globSync(`mf-*/${REMOTE_FILE}`, { cwd: root }).map((name) => path.join(root, name)),
      ...SHELL_FACTORY.map((name) => path.join(root, name)),
      ...packages,
    ],
    ['shell', ...resolvedFor(directory)],
  );
}

/**
 * Hash of all that determines what the shell provides: its table, the shared packages, and the code that reads their
 * types.
 */
export function hashProvides(shellDir: string): string {
  const root = path.dirname(shellDir);
  return hashInputs(
    [
      ...providedFiles(shellDir),
      ...['vstrecha-kit/src/types', 'vstrecha-kit/tsconfig', 'shared-ui/src', 'shared-api/src'].map((name) =>
        path.join(root, name),
      ),
      ...['shared-ui/package.json', 'shared-api/package.json'].map((name) => path.join(root, name)),
    ],
    [
      ...readResolved(root, 'shared-ui'),
      ...readResolved(root, 'shared-api'),
      ...readResolved(root, 'vstrecha-kit', (name) => name.startsWith('typescript')),
    ],
  );
}

/** A package's own files and the shared webpack and build code. */
function ownInputs(directory: string): string[] {
  const own = ['src', 'package.json', 'webpack.config.ts'].map((name) => path.join(directory, name)).filter(existsSync);
  return [...own, ...FACTORY.map((name) => path.join(kitFolder(directory), name))];
}

/** The kit's modules: those of the workspace that a package belongs to, otherwise the installed ones. */
function kitFolder(directory: string): string {
  const own = path.join(projectRoot(directory), 'vstrecha-kit/src');
  return existsSync(own) ? own : path.resolve(import.meta.dirname, '..');
}

/**
 * The resolved packages of a build: its own, and those of the kit's packages that the webpack configuration imports.
 * In other repositories, where the kit is a package itself, the whole lockfile counts.
 */
function resolvedFor(directory: string): string[] {
  const root = projectRoot(directory);
  const kit = kitFolder(directory);
  if (!kit.startsWith(root + path.sep) || kit.includes('node_modules')) {
    const lockfile = findLockfile(root);
    return lockfile === undefined ? [] : [readFileSync(lockfile, 'utf8')];
  }
  const factory = filesBelow(path.join(kit, 'webpack')).map((file) => readFileSync(file, 'utf8'));
  const named = new Set(factory.join('\n').match(/(?<=')@?[\w-]+(?:\/[\w-]+)?(?=[/'])/g));
  return [
    ...readResolved(root, path.relative(root, directory)),
    ...readResolved(root, 'vstrecha-kit', (name) => named.has(name)),
  ];
}

/**
 * The provided names that a remote's sources mention, found by words: a start that finds all builds must not load a
 * compiler. A false match only causes a needless rebuild.
 */
function findImported(sources: string, provides: ModuleNames): ModuleNames {
  const words = new Set(sources.match(/[\w$]+/g));
  const isImported = (module: string) => sources.includes(`'${module}'`);
  return Object.fromEntries(
    Object.entries(provides)
      .filter(([module]) => isImported(module))
      .map(([module, names]) => [module, names.filter((name) => words.has(name))]),
  );
}

/**
 * A short hash of all files of a build: equal inputs give equal names, so that existing builds are reused.
 * @param inputs absolute paths of files and folders
 * @param extra anything else that the output depends on
 */
function hashInputs(inputs: readonly string[], extra: readonly string[]): string {
  const hash = createHash('sha256').update(extra.join('\n'));
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
