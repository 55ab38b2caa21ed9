import { lineOf } from '../system/commandLine.ts';
import type { HashedTypes } from '../types/types.ts';

/** Where the CLI runs: in a remote's own repository, or in a workspace that has more to offer. */
export interface Home {
  /** As it is typed: `npx kit`. */
  program: string;
  /** A remote for examples, where no remote is in the current folder. */
  remote?: string;
  /** The registry of a system that runs on this machine; used without `--registry`, if the file exists. */
  registry?: string;
  /** Modules and names that the shell of the workspace provides, with their types; used without `--shell`. */
  readProvided?: () => Promise<HashedTypes>;
  /** Folder of the shell that is built here, for `release shell`. */
  shellFolder?: string;
}

export const ownRepository: Home = { program: 'npx kit' };

/** A command line for a remote: `npx kit release --percent 10`. */
export function exampleOf(home: Home, command: string, options = ''): string {
  return lineOf(home.program, wordsOf(home, command, options));
}

/** What follows the name of the program in that line. */
export function wordsOf({ remote = '' }: Home, command: string, options = ''): string {
  return [command, remote, options].filter(Boolean).join(' ');
}
