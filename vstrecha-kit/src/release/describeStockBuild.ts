import { createHash } from 'node:crypto';
import { major, minVersion, satisfies, valid, validRange } from 'semver';
import type { Build, Host } from 'shared-api/federation/build';
import type { FederationManifest } from '../build/federationManifest.ts';
import { UsageError } from '../system/UsageError.ts';
import { integrityOf } from '../webpack/integrity.ts';
import { nameOfEntry, type StockFiles } from './readStockFiles.ts';

/** Where a build will be listed, and for whom. */
interface Listing {
  /** Address of the build's folder, with a slash at the end. */
  folder: string;
  /** Live shells, whose modules it takes. */
  shells: readonly Host[];
}

/**
 * Describes a build of the stock plugin as a line of the registry.
 * @throws {UsageError} when it would bring a second copy of the shell's modules, or was built for another address
 */
export function describeStockBuild({ manifest, remote, files }: StockFiles, { folder, shells }: Listing): Build {
  const { metaData, exposes } = manifest;
  if (/^https?:/.test(metaData.publicPath) && metaData.publicPath !== folder)
    throw new UsageError(
      `The build was made for the address ${metaData.publicPath} but is served at ${folder}. Set publicPath: 'auto' and build again.`,
    );
  const hashes = Object.entries(files).map(([name, content]) => [name, integrityOf(content)] as const);
  const entry = nameOfEntry(manifest);
  const isModule = ['module', 'esm'].includes(metaData.remoteEntry.type);
  const shared = readShared(manifest, shells);
  const address = (name: string) => new URL(name, folder).href;
  return {
    build: nameBuild(metaData.buildInfo.buildVersion, hashes),
    entry: address(entry),
    integrity: integrityOf(files[entry] ?? Buffer.alloc(0)),
    ...(isModule && { type: 'module' }),
    ...(!isModule && metaData.globalName !== remote.name && { global: metaData.globalName }),
    exposes: Object.fromEntries(
      exposes.map(({ path, assets }) => [path.replace(/^\.\//, ''), assets.js.sync.map(address)]),
    ),
    requires: readRequires(shared, shells),
    // Manifests do not list the imported names.
    needs: Object.fromEntries(shared.map(({ name }) => [name, []])),
    files: Object.fromEntries(hashes.map(([name, hash]) => [address(name), hash])),
    remote,
  };
}

function nameBuild(version: string, hashes: readonly (readonly [string, string])[]): string {
  const hash = createHash('sha256').update(JSON.stringify(hashes)).digest('hex');
  return `${valid(version) ?? '0.0.0'}-${hash.slice(0, 12)}`;
}

/** Modules that it takes from the host, without those of which it alone has a copy. */
function readShared({ shared }: FederationManifest, shells: readonly Host[]): FederationManifest['shared'] {
  const isProvided = (name: string) => shells.some(({ provides }) => Object.hasOwn(provides, name));
  const copied = shared.filter(({ name, singleton }) => !singleton && isProvided(name)).map(({ name }) => name);
  if (copied.length > 0)
    throw new UsageError(
      `A second copy would break the page: ${copied.join(', ')}. Add singleton: true for them to shared in the plugin of Module Federation.`,
    );
  return shared.filter(({ name, assets }) => isProvided(name) || assets.js.sync.length + assets.js.async.length === 0);
}

/** Ranges of packages only: hosts give no versions of subpaths. */
function readRequires(shared: FederationManifest['shared'], shells: readonly Host[]): Record<string, string> {
  return Object.fromEntries(
    shared.flatMap(({ name, requiredVersion }) => {
      const version = shells.map(({ versions }) => versions[name]).find((each) => each !== undefined);
      const range = version !== undefined && requiredVersion !== false && toCaret(requiredVersion, version);
      return range ? [[name, range]] : [];
    }),
  );
}

/**
 * Converts a range to the form that browsers can judge. An exact version, which rspack and vite write for an installed
 * package, would turn the remote off with each patch of the shell.
 * @param version that of a live shell
 * @returns undefined when any version will do
 */
function toCaret(range: string, version: string): string | undefined {
  // rspack writes `^*` for any version.
  if (!validRange(range) || validRange(range) === '*') return undefined;
  const parts = range.split('||');
  const part = parts.find((each) => satisfies(version, each));
  const least = minVersion(part ?? parts.at(-1) ?? range);
  return `^${part !== undefined && least && least.major < major(version) ? `${major(version)}.0.0` : least?.version}`;
}
