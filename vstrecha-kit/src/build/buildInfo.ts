import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from 'shared-api/federation/remoteManifest';
import type { ModuleNames } from 'shared-api/needs';
import { integrityOf } from '../webpack/integrity.ts';

/** Written last: a folder without it is not a complete build. */
export const BUILD_FILE = 'build.json';

/** Source of a remote that says where its pages and widgets are shown. */
export const REMOTE_FILE = 'remote.json';

/** Description of a remote's build; the registry adds the URLs. */
export interface RemoteBuildInfo {
  build: string;
  version: string;
  /** File name of remoteEntry. */
  entry: string;
  integrity: string;
  /** File names of the scripts of each expose. */
  exposes: Record<string, string[]>;
  /** By expose: host modules, exposes of other remotes and API calls that it requests as soon as it runs. */
  ahead?: Record<string, string[]>;
  /** Subresource integrity of every script and style, by file name. */
  files: Record<string, string>;
  /** Imports from the host: modules, names and the prints of the types that it was built against. */
  needs: ModuleNames;
  /** Semver ranges of the external packages that the host must provide. */
  requires: Record<string, string>;
  /** Its remote.json; missing for builds made with other tools. */
  remote?: RemoteManifest;
  /** Pages and widgets of other remotes that it renders: `mf_meetings/InviteCalendar`. */
  uses?: string[];
  /** Prints of the props of these and of the build's pages and widgets. */
  props?: Record<string, string>;
}

/** The description of a build, with the integrity of its build.json. */
export interface SignedBuildInfo extends RemoteBuildInfo {
  signature: string;
}

/** The description of a finished build; undefined when the folder has no build. */
export function readBuildInfo(folder: string): SignedBuildInfo | undefined {
  const file = path.join(folder, BUILD_FILE);
  if (!existsSync(file)) return undefined;
  const content = readFileSync(file);
  return { ...(JSON.parse(content.toString()) as RemoteBuildInfo), signature: integrityOf(content) };
}
