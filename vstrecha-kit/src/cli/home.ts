import type { HashedTypes } from '../types/types.ts';

/** Where the CLI runs: in a remote's own repository, or in a workspace that has more to offer. */
export interface Home {
  /** The beginning of a command line, as examples show it: `npx kit release`. */
  lineOf: (command: string) => string;
  /** The registry of a system that runs on this machine; used without `--registry`, if the file exists. */
  registry?: string;
  /** Modules and names that the shell of the workspace provides, with their types; used without `--shell`. */
  readProvided?: () => Promise<HashedTypes>;
  /** Folder of the shell that is built here, for `release shell`. */
  shellFolder?: string;
}

export const ownRepository: Home = { lineOf: (command) => `npx kit ${command}` };
