import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findMissing, type Build, type ModuleNames } from 'shared-api/federation/build';
import { readManifest } from '../system/manifest.ts';
import { findMentioned } from '../types/mentioned.ts';
import { prune } from '../types/prune.ts';
import { TYPES_FILE, type Provided } from '../types/types.ts';
import { BUILT_CHUNKS, TAKEN_NAMES, type BuiltChunks } from '../webpack/builtParts.ts';
import { readExposes } from '../webpack/exposes.ts';
import { integrityOf } from '../webpack/integrity.ts';
import { readSources } from './hashInputs.ts';
import { readAhead } from './readAhead.ts';
import { readRemoteManifest } from './readRemoteManifest.ts';
import { readRequires } from './readRequires.ts';
import { ownNames, readUses } from './readUses.ts';

/** Describes what webpack has built: files, scripts of each expose, and requirements for the host. */
export function describeRemoteBuild(
  folder: string,
  build: string,
  packageDir: string,
  { provides, types }: Provided,
): Build {
  const needs = nameNeeds(readPart(folder, TAKEN_NAMES) as Record<string, string[]>, provides);
  const mentioned = findMentioned(readSources(packageDir), Object.keys(types.subjects), ownNames(packageDir));
  const compared = mentioned.filter((subject) => {
    const [module = '', name] = subject.split(': ');
    return name === undefined || needs[module]?.includes(name);
  });
  writeFileSync(path.join(folder, TYPES_FILE), JSON.stringify(prune(types, compared)));
  const files = hashFiles(folder);
  const [entry, integrity] = Object.entries(files).find(([name]) => name.startsWith('remoteEntry.')) ?? [];
  if (entry === undefined || integrity === undefined)
    throw new Error(`${folder} has no remoteEntry. Look at what webpack wrote there.`);
  const remote = readRemoteManifest(packageDir);
  const { groups } = readPart(folder, BUILT_CHUNKS) as BuiltChunks;
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
    needs,
    requires: readRequires(packageDir),
    remote,
    uses: readUses(packageDir),
  };
}

function readPart(folder: string, name: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
}

/** The imports of a build. A namespace import needs every name that the module has now. */
function nameNeeds(taken: Record<string, string[]>, provides: ModuleNames): ModuleNames {
  const [missing] = findMissing({ needs: taken, requires: {} }, { provides, versions: {} });
  if (missing !== undefined)
    throw new Error(`The shell does not provide «${missing}». Export it there, or import something that it provides.`);
  return Object.fromEntries(
    Object.entries(taken).map(([module, names]) => [module, names.includes('*') ? (provides[module] ?? []) : names]),
  );
}

/** Every script and style of a build and its types by file name, with the subresource integrity. */
function hashFiles(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(js|css)$/.test(name) || name === TYPES_FILE,
  );
  return Object.fromEntries(
    names
      .map((name) => name.replaceAll(path.sep, '/'))
      .sort()
      .map((name) => [name, integrityOf(readFileSync(path.join(folder, name)))]),
  );
}
