import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleNames } from 'shared-api/needs';
import { integrityOf } from '../webpack/integrity.ts';

/** A folder without it is no complete build. */
export const BUILD_FILE = 'build.json';

/** What a remote's build says about itself; the registry adds the address. */
export interface RemoteBuildInfo {
  build: string;
  version: string;
  /** File name of remoteEntry. */
  entry: string;
  integrity: string;
  /** File names of the scripts of each expose. */
  exposes: Record<string, string[]>;
  /** By expose: modules of the host, what other remotes expose, and calls of the API, that it asks for as soon as it runs. */
  ahead?: Record<string, string[]>;
  /** Subresource integrity of every script and style, by file name. */
  files: Record<string, string>;
  /** What it takes from the host: modules, names and the prints of the types that it was built against. */
  needs: ModuleNames;
  /** Semver ranges of the packages of others that the host must provide. */
  requires: Record<string, string>;
  /** Pages and widgets of other remotes that it draws: `mf_meetings/InviteCalendar`. */
  uses?: string[];
  /** The prints of what those, and its own, take as props. */
  props?: Record<string, string>;
}

/** What a build says about itself, and the integrity of the file in which it does. */
export interface SignedBuildInfo extends RemoteBuildInfo {
  signature: string;
}

/** The description of a finished build; undefined when the folder has none. */
export function readBuildInfo(folder: string): SignedBuildInfo | undefined {
  const file = path.join(folder, BUILD_FILE);
  if (!existsSync(file)) return undefined;
  const content = readFileSync(file);
  return { ...(JSON.parse(content.toString()) as RemoteBuildInfo), signature: integrityOf(content) };
}
