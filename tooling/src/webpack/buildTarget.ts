import type { ModuleNames } from 'shared-api/needs';

/** What a build is for; the build scripts fill it in. */
export interface BuildTarget {
  mode: 'production' | 'development';
  /** Absolute folder that the build writes. */
  outDir: string;
  /** Names one build of one remote among all: it keeps two builds of a remote apart that meet in one page. */
  buildId: string;
  /** Development only: where the dev server answers, so that chunks and hot updates are asked there. */
  devOrigin?: string;
  /**
   * Shell only: bundle these remotes in (package folders) instead of loading them at run time. Used to measure what
   * federation costs.
   */
  monoRemotes?: readonly string[];
  /**
   * Shell only, instead of the shell: what draws the pages of guests, the script that stands in them, the one that comes first in the page for
   * who has a session, or a shell that asks late, for the benchmark.
   */
  part?: 'guest-pages' | 'before-scripts' | 'look-ahead' | 'late';
  /** Shell only: what it provides, with the prints of the types. Without it types are not compared. */
  provides?: ModuleNames;
  /** Shell only: another entry than src/main.tsx, e.g. the floor of the benchmark. */
  entry?: string;
}

/** A package as its webpack configuration sees it. */
export interface PackageInfo {
  name: string;
  version: string;
  dir: string;
  /** Semver ranges of what the host must provide, from peerDependencies. */
  peerDependencies: Record<string, string>;
}
