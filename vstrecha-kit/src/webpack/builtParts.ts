// Files that webpack and its plugins write for the rest of the build. Their names are separate, because a start that
// finds all builds must not load webpack.

/** Modules that a remote takes from its host, with the imported names. */
export const TAKEN_NAMES = 'taken.json';

/** Scripts that load together: for budgets (docs/sizes.md), preloads and build.json. */
export const BUILT_CHUNKS = 'chunks.json';

/** See `BUILT_CHUNKS`. */
export interface BuiltChunks {
  /** Scripts by name of a chunk group; in remotes that is an expose. */
  groups: Record<string, string[]>;
  /** Scripts loaded by an `import()`, by its request. */
  imports: Record<string, string[]>;
  /** Remotes only: modules taken from the host, by expose. */
  takes: Record<string, string[]>;
  /** Source files of the repository, by name of a chunk group. */
  sources: Record<string, string[]>;
  /** Chunk id by script. */
  ids: Record<string, string | number>;
  /** Shell only: the script with the list of later scripts, and those that it lists. */
  later?: { list: string; scripts: string[] };
}

/** Name of the shell's chunk with the names and hashes of later scripts (runtime/README.md). */
export const LATER_SCRIPTS = 'later-scripts';
/** Global variable that the chunk sets to its list. */
export const LATER_LIST = 'vstrechaLaterScripts';

/** The renderer of guest pages, for Node. */
export const DRAWING_FILE = 'drawGuestPages.cjs';
/** The inline script of guest pages. */
export const BEFORE_SCRIPTS_FILE = 'beforeScripts.js';
/** The first script of the page for users with a session. */
export const LOOK_AHEAD_FILE = 'lookAhead.js';
