import type { ModuleNames } from 'shared-api/federation/build';

/** Where the CLI runs: in a remote's own repository, or in a workspace that has more to offer. */
export interface Home {
  /** The beginning of a command line, as examples show it: `npx kit release`. */
  lineOf: (command: string) => string;
  /** The registry of a system that runs on this machine; used without `--registry`, if the file exists. */
  registry?: string;
  /** Modules and names that the shell of the workspace provides; used without `--shell`. */
  readProvides?: () => Promise<ModuleNames>;
}

export const ownRepository: Home = { lineOf: (command) => `npx kit ${command}` };
