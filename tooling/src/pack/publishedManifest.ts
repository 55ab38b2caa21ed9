import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

type Ranges = Record<string, string>;

/** The script that is `npm test` once packed; a package that has it is packed with its tests. */
export const PACKED_TEST = 'test:packed';

interface SourceManifest {
  name: string;
  version: string;
  description: string;
  type: 'module';
  sideEffects?: boolean | string[];
  /** Copied beside the emitted modules. */
  files?: string[];
  scripts?: Ranges;
  exports: Ranges;
  bin?: Ranges;
  engines?: Ranges;
  dependencies?: Ranges;
  peerDependencies?: Ranges;
  devDependencies?: Ranges;
}

export function readSourceManifest(directory: string): SourceManifest {
  return JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as SourceManifest;
}

/**
 * The package.json of a packed package: exports of the emitted files, and versions in place of `catalog:` and
 * `workspace:`. Packages of the workspace become peers, since a remote has one copy of each; development dependencies
 * that its helpers of tests import become optional peers.
 * @param imported modules of packages that it imports
 */
export function publishManifest(root: string, directory: string, imported: ReadonlySet<string>): object {
  const { name, version, description, type, sideEffects, scripts, exports, bin, engines, ...ranges } =
    readSourceManifest(directory);
  const { dependencies = {}, peerDependencies = {}, devDependencies = {} } = ranges;
  const helpers = findHelpers(name, imported, { ...dependencies, ...peerDependencies });
  const undeclared = helpers.find((helper) => !(helper in devDependencies || `@types/${helper}` in devDependencies));
  if (undeclared !== undefined)
    throw new Error(`${name} imports ${undeclared} without declaring it. Add it to its package.json.`);

  const versionOf = createVersions(root);
  const optional = helpers.filter((helper) => helper in devDependencies);
  const [own, external] = [true, false].map((isOwn) =>
    Object.fromEntries(Object.entries(dependencies).filter(([, range]) => range.startsWith('workspace:') === isOwn)),
  );
  const peers = { ...peerDependencies, ...own, ...Object.fromEntries(optional.map((helper) => [helper, 'catalog:'])) };
  return {
    ...{ name, version, description, type, sideEffects, license: 'MIT' },
    ...(scripts?.[PACKED_TEST] !== undefined && { scripts: { test: scripts[PACKED_TEST] } }),
    exports: mapValues(exports, publishFile),
    ...(bin && { bin: mapValues(bin, emitted) }),
    ...(engines && { engines }),
    dependencies: mapValues(external ?? {}, versionOf),
    peerDependencies: mapValues(peers, (range, peer) => `^${versionOf(range, peer)}`),
    peerDependenciesMeta: Object.fromEntries(optional.map((helper) => [helper, { optional: true }])),
  };
}

/** Replaces `catalog:` and `workspace:` in the package.json of a template. */
export function fillVersions(root: string, file: string): void {
  const versionOf = createVersions(root);
  const filled = readFileSync(file, 'utf8').replace(
    /"([^"]+)": "(catalog:|workspace:[*])"/g,
    (_, name: string, range: string) => `"${name}": "^${versionOf(range, name)}"`,
  );
  writeFileSync(file, filled);
}

function findHelpers(name: string, imported: ReadonlySet<string>, declared: Ranges): string[] {
  const packages = new Set([...imported].filter((module) => !module.startsWith('node:')).map(packageOf));
  return [...packages].filter((used) => used !== name && !(used in declared)).sort();
}

/** `react/jsx-runtime` → `react`. */
function packageOf(module: string): string {
  return module.split('/', module.startsWith('@') ? 2 : 1).join('/');
}

function publishFile(file: string): string | { types: string; default: string } {
  const module = emitted(file);
  if (!/\.tsx?$/.test(file)) return module;
  return { types: module.replace(/\.js$/, '.d.ts'), default: module };
}

/** `./src/Tag.tsx` → `./dist/Tag.js`. */
function emitted(file: string): string {
  return file.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '.js');
}

/** The exact version behind a range of a package.json of the workspace. */
function createVersions(root: string): (range: string, name: string) => string {
  const { catalog } = parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')) as { catalog: Ranges };
  return (range, name) => {
    if (range.startsWith('workspace:')) return readSourceManifest(path.join(root, name)).version;
    const version = range === 'catalog:' ? catalog[name] : range;
    if (version === undefined) throw new Error(`pnpm-workspace.yaml has no version of ${name}. Add it to the catalog.`);
    return version;
  };
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From, key: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
