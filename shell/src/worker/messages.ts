import type { BuildFile } from 'shared-api/federation/build';

/** The page's message to the worker after each reading of the registry; only the page chooses builds. */
export interface KeepMessage {
  kind: 'keep';
  /** Name of the shell's build that draws the page. */
  shell: string;
  /** Files of the chosen builds of remotes. */
  files: readonly BuildFile[];
  /** Folders of all builds that may still run here; that of a rolled-back build is missing. */
  allowed: readonly string[];
}

/** The worker's message to a page: a notification was pressed. The page answers by the port before it opens the address. */
export interface OpenMessage {
  kind: 'open';
  /** A path of this site. */
  href: string;
}

/** Address of the worker: one that keeps files, or with `PUSH_ONLY` one that only shows notifications. */
export const WORKER = '/sw.js';
export const PUSH_ONLY = '?push';

/** Lock of whoever adds or removes the worker; `mf_profile` takes it, too. */
export const WORKER_LOCK = 'worker';

/** `/offline.json`: the files of the shell's present build with their hashes. */
export interface ShellFiles {
  build: string;
  /** The page for users with a session. */
  session: string;
  files: readonly BuildFile[];
}

/** Prefix of the pages' own caches with answers of the server. */
export const DAY = 'day-';

/** Caches of the worker: it keeps files, never answers of the API. */
export const SHELL = 'shell-';
export const REMOTES = 'remotes';
export const IMAGES = 'images';
export const BASE = 'base';
