import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readPackageFolders, repositoryRoot } from '../system/packages.ts';

/** A package that reaches those who use the product, or the machine that serves them. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** Everything that goes to a browser runs on the reader's machine; the rest is installed where the product is served. */
  isInBrowser: boolean;
}

type Versions = Record<string, string>;

interface Lockfile {
  importers: Record<string, { dependencies?: Record<string, { version: string }> }>;
  snapshots: Record<string, { dependencies?: Versions; optionalDependencies?: Versions }>;
}

/** What `npm start` serves the built system with; the rest of tooling builds and checks. */
const SERVES = ['@fastify/accept-negotiator', '@fastify/send', 'httpxy'];
/** The browser gets the runtime of the federation; what else comes with it builds. */
const CARRIES: Readonly<Record<string, readonly string[]>> = {
  '@module-federation/enhanced': ['@module-federation/runtime-tools'],
};

/** Everything that the product's packages need when they run, by name and version, from the lockfile. */
export function readShipped(root: string = repositoryRoot): ShippedPackage[] {
  const lock = parse(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')) as Lockfile;
  const found = new Map<string, ShippedPackage>();
  for (const folder of readPackageFolders(root)) {
    if (folder === 'e2e') continue;
    const isInBrowser = folder !== 'reference-api' && folder !== 'tooling';
    for (const [name, { version }] of Object.entries(lock.importers[folder]?.dependencies ?? {}))
      if (!version.startsWith('link:') && (folder !== 'tooling' || SERVES.includes(name)))
        collect(lock, `${name}@${version}`, isInBrowser, found);
  }
  return [...new Map([...found.values()].map((one) => [`${one.name}@${one.version}`, one])).values()].sort(
    (one, other) => (`${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1),
  );
}

/** Keys have the versions of peers behind them in brackets: `swr@2.5.0(react@19.3.1)`. */
function collect(lock: Lockfile, key: string, isInBrowser: boolean, found: Map<string, ShippedPackage>): void {
  const [id = key] = key.split('(', 1);
  const known = found.get(id);
  if (known && (known.isInBrowser || !isInBrowser)) return;
  const at = id.lastIndexOf('@');
  const name = id.slice(0, at);
  found.set(id, { name, version: id.slice(at + 1), isInBrowser });
  const { dependencies, optionalDependencies } = lock.snapshots[key] ?? {};
  for (const [next, version] of Object.entries({ ...dependencies, ...optionalDependencies }))
    if (CARRIES[name]?.includes(next) ?? true) collect(lock, `${next}@${version}`, isInBrowser, found);
}
