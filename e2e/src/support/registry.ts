/** A build of a remote as `/registry.json` lists it. */
export interface RegistryBuild {
  build: string;
  entry: string;
  version: string;
  integrity: string;
  exposes: Record<string, string[]>;
  /** Integrity of every script and style. */
  files: Record<string, string>;
  needs: Record<string, Record<string, string>>;
  requires: Record<string, string>;
  /** How many of a hundred browsers take it. */
  percent?: number;
}

/** What the shell asks for to learn of its remotes. */
export interface Registry {
  remotes: Record<string, RegistryBuild[]>;
}

/** @param system the shell's origin */
export async function readRegistry(system: string): Promise<Registry> {
  return (await (await fetch(`${system}/registry.json`)).json()) as Registry;
}

/** The newest build of a remote. */
export async function readNewestBuild(system: string, container: string): Promise<RegistryBuild> {
  const newest = (await readRegistry(system)).remotes[container]?.[0];
  if (!newest)
    throw new Error(`${container} is not in /registry.json: was it built and released by the start of the system?`);
  return newest;
}
