import type { Configuration } from 'webpack';
import type { ModuleNames } from 'shared-api/federation/build';

/** Purpose of a build; set by the build scripts. */
export interface BuildTarget {
  mode: 'production' | 'development';
  /** Absolute path of the output folder. */
  outDir: string;
  /** Unique among all builds of a remote: two of them may run in one page. */
  buildId: string;
  /** Development only: the dev server's origin, for chunks and hot updates. */
  devOrigin?: string;
  /** Development only: without React Refresh, for a shell with React's production build. */
  reloads?: boolean;
  /**
   * Shell only, built instead of the shell: the renderer of guest pages, their inline script, or the first script of the
   * page for users with a session.
   */
  part?: 'guest-pages' | 'before-scripts' | 'look-ahead';
  /**
   * Modules and names that the shell provides; remotes may import no others. Without it, the shell does not list the
   * names of workspace packages.
   */
  provides?: ModuleNames;
  /** Shell only: replaces the entry src/main.tsx, e.g. by the bare stack of the benchmark. */
  entry?: string;
}

export interface PackageInfo {
  name: string;
  version: string;
  dir: string;
  /** Development tools. */
  devDependencies?: Record<string, string>;
}

/** Default export of a package's webpack.config.ts. */
export type ConfigFactory = (target: BuildTarget) => Configuration;
