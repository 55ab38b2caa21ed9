import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleNames } from 'shared-api/needs';
import { readManifest } from '../system/manifest.ts';
import { BUILT_SIZES, TAKEN_NAMES, type BuiltSizes } from '../webpack/builtParts.ts';
import { readExposes } from '../webpack/exposes.ts';
import { integrityOf } from '../webpack/integrity.ts';
import type { RemoteBuildInfo } from './buildInfo.ts';
import type { BuiltTypes } from './builtTypes.ts';
import { readAhead } from './readAhead.ts';
import { readRemoteManifest } from './readRemoteManifest.ts';
import { readRequires } from './readRequires.ts';
import { ownNames, readUses } from './readUses.ts';

/** Describes what webpack has built: files, scripts of each expose, and requirements for the host. */
export function describeRemoteBuild(
  folder: string,
  build: string,
  packageDir: string,
  { provides, contract }: BuiltTypes,
): RemoteBuildInfo {
  const files = hashFiles(folder);
  const [entry, integrity] = Object.entries(files).find(([name]) => name.startsWith('remoteEntry.')) ?? [];
  if (entry === undefined || integrity === undefined)
    throw new Error(`${folder} has no remoteEntry. Look at what webpack wrote there.`);
  const uses = readUses(packageDir);
  const remote = readRemoteManifest(packageDir);
  const { groups } = readPart(folder, BUILT_SIZES) as BuiltSizes;
  const names = Object.keys(readExposes(packageDir));
  const exposes = Object.fromEntries(names.map((name) => [name, groups[name] ?? []]));
  return {
    build,
    version: readManifest(packageDir).version,
    entry,
    integrity,
    exposes,
    ahead: readAhead(folder, packageDir, names, remote.questions),
    files,
    needs: printNeeds(readPart(folder, TAKEN_NAMES) as Record<string, string[]>, provides),
    requires: readRequires(packageDir),
    remote,
    uses,
    props: Object.fromEntries(
      Object.entries(contract).filter(([name]) => name.startsWith(ownNames(packageDir)) || uses.includes(name)),
    ),
  };
}

function readPart(folder: string, name: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
}

/** The imports of a build with the prints of the types. A namespace import needs every name that the module has now. */
function printNeeds(taken: Record<string, string[]>, provides: ModuleNames): ModuleNames {
  return Object.fromEntries(
    Object.entries(taken).map(([module, names]) => {
      const provided = provides[module] ?? {};
      if (names.includes('*')) return [module, provided];
      return [module, Object.fromEntries(names.map((name) => [name, printOf(provided, module, name)]))];
    }),
  );
}

function printOf(provided: ModuleNames[string], module: string, name: string): string {
  const print = provided[name] ?? provided['*'];
  if (print === undefined)
    throw new Error(`${module} exports no «${name}». A remote imports it; export it there, or import what there is.`);
  return print;
}

/** Every script and style of a build by its file name, with its subresource integrity. */
function hashFiles(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|css)$/.test(name));
  return Object.fromEntries(
    names
      .map((name) => name.replaceAll(path.sep, '/'))
      .sort()
      .map((name) => [name, integrityOf(readFileSync(path.join(folder, name)))]),
  );
}
