// What the plugins write beside the chunks for the rest of the build. The names are kept apart from the plugins: a start that
// builds nothing must not load webpack.

/** The scripts of each expose, by its name. */
export const EXPOSE_FILES = 'exposes.json';

/** The modules that a remote takes from its host, with the names that it imports of each. */
export const TAKEN_NAMES = 'taken.json';

/** What is fetched together, and what it is made of: for budgets (docs/performance.md). */
export const BUILT_SIZES = 'sizes.json';

/** See `BUILT_SIZES`. */
export interface BuiltSizes {
  /** By name of a group of chunks, in remotes of an expose: its scripts. */
  groups: Record<string, string[]>;
  /** By what some `import()` asks for: the scripts that come then. */
  imports: Record<string, string[]>;
  /** Remotes only. By expose: the modules that it takes from the host. */
  takes: Record<string, string[]>;
  /** By script: the bytes of the modules in it, before they are minified. */
  modules: Record<string, Record<string, number>>;
}

/** The file with the names and hashes of the shell's scripts that are asked for after the main layout (ChunkLoaderPlugin.ts). */
export const SCRIPT_TABLE = 'scripts.json';

/** See `SCRIPT_TABLE`. */
export interface ScriptTable {
  file: string;
  /** The array that the file's record is put into; its fourth member is the table, `[name, hash]` by id of a chunk. */
  global: string;
  /** By script: the id of its chunk. */
  ids: Record<string, string | number>;
  /** Scripts that are not in the file, since the entry knows them. */
  first: string[];
}
