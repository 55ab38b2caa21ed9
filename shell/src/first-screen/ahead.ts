import type { Asked } from '../federation/requestRegistry';

/** What lookAhead.ts finds out while the shell's scripts are on their way. */
export interface Ahead {
  /** Asked for already. */
  registry: Asked;
  /** By address: files of remotes that are asked for already, for who takes them out. */
  answers: Map<string, Asked>;
  /** The page at this address when it is a list alone: it draws nothing of other remotes yet. */
  alone?: string | null;
  /**
   * Fetches what has been found, and from now on whatever is. Before that the line belongs to the shell's first scripts.
   * @returns settles when the page's own files have come or will not: what may come later has the line then
   */
  begin: () => Promise<unknown>;
  /** What the page will ask the API as soon as it is drawn: addresses in which `{today}` stands for the day. Settles when all that is known. */
  questions: () => Promise<readonly string[]>;
}

/** What the build puts in front of lookAhead.ts. */
export interface AheadTable {
  /** Patterns of addresses, and the page that is likely to be shown there, `alone` if without widgets; the first that fits counts. */
  pages: readonly (readonly [pattern: string, page: string | null, without?: 'alone'])[];
  /** Scripts of the shell by the ids of their chunks, each with its SHA-256 in Base64. */
  files: Readonly<Record<string, readonly [name: string, hash: string]>>;
  /** The main layout with the loader of remotes: ids of its scripts. */
  layout: readonly (string | number)[];
  /** By what a remote may import: ids of the scripts that come when it does. */
  modules: Readonly<Record<string, readonly (string | number)[]>>;
}

declare global {
  /** There when lookAhead.ts has run. */
  var vstrechaAhead: Ahead | undefined;
}
