import type { PrefetchedAnswers } from 'shared-api/client';
import type { Asked } from '../federation/registry/requestRegistry';

/** What preloadPage.ts has found and fetched while the shell's scripts load. */
export interface PagePreload {
  registry: Asked;
  /** Prefetched files of remotes by address; the loader removes those it uses. */
  files: Map<string, Asked>;
  /** The page at this address when it renders only its list, without widgets of other remotes. */
  alone?: string | null;
  /**
   * Starts fetching the files found so far and later. Until then the bandwidth belongs to the shell's first scripts.
   * @returns settles when the page's own files have loaded or failed, and the bandwidth is free for other files
   */
  start: () => Promise<unknown>;
  /**
   * API calls that the page will make when it renders; `{today}` in an address means the date. Settles when the list is
   * complete.
   */
  apiCalls: () => Promise<readonly string[]>;
  /** Adds the day's pack to the client's source of answers, before the first call. */
  withDayPack?: (own: PrefetchedAnswers) => PrefetchedAnswers;
}

/** Data that the build prepends to preloadPage.ts. */
export interface PreloadTable {
  /**
   * Address patterns with the page that is likely to render there, `alone` if without widgets; the first match counts.
   */
  pages: readonly (readonly [pattern: string, page: string | null, without?: 'alone'])[];
  /** Scripts of the shell by chunk id, each with its SHA-256 in Base64. */
  files: Readonly<Record<string, readonly [name: string, hash: string]>>;
  /** Script ids of the main layout, including the loader of remotes. */
  layout: readonly (string | number)[];
  /** Script ids by module that a remote may import. */
  modules: Readonly<Record<string, readonly (string | number)[]>>;
}

declare global {
  var vstrechaPreload: PagePreload | undefined;
}
