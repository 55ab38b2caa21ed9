// Files that webpack and its plugins write for the rest of the build. Their names are separate, because a start that
// finds all builds must not load webpack.

/** Modules that a remote takes from its host, with the imported names. */
export const TAKEN_NAMES = 'taken.json';

/** Scripts that load together, and their modules: for budgets (docs/sizes.md). */
export const BUILT_SIZES = 'sizes.json';

/** See `BUILT_SIZES`. */
export interface BuiltSizes {
  /** Scripts by name of a chunk group; in remotes that is an expose. */
  groups: Record<string, string[]>;
  /** Scripts loaded by an `import()`, by its request. */
  imports: Record<string, string[]>;
  /** Remotes only: modules taken from the host, by expose. */
  takes: Record<string, string[]>;
  /** By script: bytes of its modules before minification. */
  modules: Record<string, Record<string, number>>;
}

/** File with the names and hashes of shell scripts requested after the main layout (ChunkLoaderPlugin.ts). */
export const SCRIPT_TABLE = 'scripts.json';

/** See `SCRIPT_TABLE`. */
export interface ScriptTable {
  file: string;
  /**
   * Name of the array that the file pushes its record to; the record's fourth member is the table, `[name, hash]` by
   * chunk id.
   */
  global: string;
  /** Chunk id by script. */
  ids: Record<string, string | number>;
  /** Scripts listed in the entry instead of the file. */
  first: string[];
}

/** The renderer of guest pages, for Node. */
export const DRAWING_FILE = 'drawGuestPages.cjs';
/** The inline script of guest pages. */
export const BEFORE_SCRIPTS_FILE = 'beforeScripts.js';
/** The first script of the page for users with a session. */
export const LOOK_AHEAD_FILE = 'lookAhead.js';
