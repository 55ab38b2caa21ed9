import { createHash } from 'node:crypto';

/** What a build says of itself in its build.json: files by name, and as `readNewestBuild` gives it by address. */
export interface DescribedBuild {
  build: string;
  entry: string;
  version: string;
  integrity: string;
  exposes: Record<string, string[]>;
  /** Integrity of every script and style. */
  files: Record<string, string>;
  needs: Record<string, Record<string, string>>;
  requires: Record<string, string>;
}

/** A build of a remote as `/registry.json` lists it. */
export interface RegistryBuild extends Omit<DescribedBuild, 'files' | 'needs'> {
  /** Its build.json; those that were released in former times are described in the line itself. */
  details?: { address: string; integrity: string };
  /** How many of a hundred browsers take it. */
  percent?: number;
}

/** What the shell asks for to learn of its remotes. */
export interface Registry {
  remotes: Record<string, RegistryBuild[]>;
}

/** Subresource integrity of a file. */
export const hashOf = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** @param system the shell's origin */
export async function readRegistry(system: string): Promise<Registry> {
  return (await (await fetch(`${system}/registry.json`)).json()) as Registry;
}

/** The newest build of a remote, with all that it says of itself. */
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
