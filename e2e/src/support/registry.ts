import { createHash } from 'node:crypto';
import path from 'node:path';

/** Content of a build.json. Its files are keyed by name; `readNewestBuild` returns them keyed by address. */
export interface DescribedBuild {
  build: string;
  entry: string;
  version: string;
  integrity: string;
  exposes: Record<string, string[]>;
  /** Integrity of every script and style. */
  files: Record<string, string>;
  needs: Record<string, string[]>;
  requires: Record<string, string>;
  /** Global variable that the entry sets, when it is not named like the remote. */
  global?: string;
}

/** A build of a remote in `/registry.json`. */
export interface RegistryBuild extends Omit<DescribedBuild, 'files' | 'needs'> {
  /** Its build.json; missing for old releases, which are described in the registry itself. */
  details?: { address: string; integrity: string };
  /** Percentage of browsers that get the build. */
  percent?: number;
}

/** The registry from which the shell learns its remotes. */
export interface Registry {
  remotes: Record<string, RegistryBuild[]>;
}

/** Subresource integrity of a file. */
export const hashOf = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The registry's file of a system that runs here, as operators name it. */
export const registryFile = (system: string) =>
  path.resolve(import.meta.dirname, `../../../.run/registry-${new URL(system).port}.json`);

/** @param system the shell’s origin */
export async function readRegistry(system: string): Promise<Registry> {
  return (await (await fetch(`${system}/registry.json`)).json()) as Registry;
}

/** The newest build of a remote, with the content of its build.json. */
export async function readNewestBuild(system: string, container: string): Promise<DescribedBuild> {
  const newest = (await readRegistry(system)).remotes[container]?.[0];
  if (!newest?.details)
    throw new Error(`${container} is not in /registry.json: was it built and released by the start of the system?`);
  const { address } = newest.details;
  const { files, needs } = (await (await fetch(address)).json()) as DescribedBuild;
  return {
    ...newest,
    needs,
    files: Object.fromEntries(Object.entries(files).map(([name, hash]) => [new URL(name, address).href, hash])),
  };
}
