import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface Lockfile {
  /** By package folder: its dependencies with the resolved versions. */
  importers: Record<string, Record<string, Record<string, { version: string }> | undefined>>;
  /** By package and version: the dependencies that it was installed with. */
  snapshots: Record<string, { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }>;
  packages: Record<string, { resolution?: { integrity?: string } }>;
}

/**
 * All packages that a workspace package is built from, as resolved in pnpm-lock.yaml: direct and indirect dependencies
 * with versions and content hashes. Dependencies of other workspace packages do not count, so adding one there does
 * not change the result.
 * @param folder of a workspace package
 * @param isUsed filters the direct dependencies; all by default
 */
export function readResolved(root: string, folder: string, isUsed = (_name: string) => true): string[] {
  const lockfile = readLockfile(root);
  const found = new Set<string>();
  const seen = new Set<string>();

  const addImporter = (importer: string, counts: (name: string) => boolean) => {
    if (seen.has(importer)) return;
    seen.add(importer);
    const { dependencies = {}, optionalDependencies = {} } = lockfile.importers[importer] ?? {};
    for (const [name, { version }] of Object.entries({ ...dependencies, ...optionalDependencies }))
      if (counts(name)) add(name, version, importer);
  };
  const add = (name: string, version: string, importer: string) => {
    if (version.startsWith('link:'))
      return addImporter(path.posix.join(importer, version.slice('link:'.length)), () => true);
    // An alias (`npm:`) is resolved to a package of another name.
    const key = `${name}@${version}` in lockfile.snapshots ? `${name}@${version}` : version;
    const snapshot = lockfile.snapshots[key];
    if (!snapshot)
      throw new Error(`pnpm-lock.yaml says nothing of ${name} ${version}. Install again, so that it is written anew.`);
    const integrity = lockfile.packages[key.replace(/\(.*$/, '')]?.resolution?.integrity;
    if (found.has(`${key} ${integrity}`)) return;
    found.add(`${key} ${integrity}`);
    for (const [next, nextVersion] of Object.entries({ ...snapshot.dependencies, ...snapshot.optionalDependencies }))
      add(next, nextVersion, importer);
  };

  addImporter(folder, isUsed);
  return [...found].sort();
}

/** Parsing the file as YAML takes a second, so the result is cached. */
function readLockfile(root: string): Lockfile {
  const text = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  const kept = path.join(
    root,
    '.cache/lockfile',
    `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`,
  );
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Lockfile;
  const { importers = {}, snapshots = {}, packages = {} } = parse(text) as Partial<Lockfile>;
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(`${kept}.${process.pid}`, JSON.stringify({ importers, snapshots, packages }));
  renameSync(`${kept}.${process.pid}`, kept);
  return { importers, snapshots, packages };
}
