import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PolicySources } from './contentSecurityPolicy.ts';
import type { PageChoice } from './createStaticServer.ts';
import { shellHeaders } from './securityHeaders.ts';

/** File next to the shell's index.html that lists its other pages by file name. */
export const PAGES_FILE = 'pages.json';

/** Pages of a build by audience (docs/adr/0017-drawn-pages.md). */
export interface ShellPages {
  /** Page at every path for users with a session. */
  session: string;
  /** Prerendered pages for guests, by path. */
  guest: Record<string, string>;
  /** Hashes of the inline code in guest pages, as CSP sources. */
  inline: { scripts: string[]; styles: string[] };
  /** Hashes of the inline scripts in every page, likewise; absent in older builds. */
  everywhere?: string[];
}

/** Cookie of the reference API; over HTTPS its name begins with `__Host-`. */
const SESSION_COOKIE = 'vstrecha_session';

/** Finds a session in a `Cookie` header. */
export function sessionPattern(sessionCookie = SESSION_COOKIE): RegExp {
  return new RegExp(`(?:^|;)\\s*(?:__Host-)?${sessionCookie.replace(/\W/g, '\\$&')}=[^;\\s]`);
}

/**
 * Chooses the shell's page for a path: prerendered for guests, with early fetches for users with a session, otherwise
 * index.html. Only looks whether the cookie exists; the API decides whether it is valid.
 * @param root the shell's build, read for each request, since a new build may replace it
 * @param sources of the policy, likewise
 */
export function chooseShellPage(root: string, sources: () => PolicySources, sessionCookie?: string): PageChoice {
  const hasSession = sessionPattern(sessionCookie);
  return (pathname, { cookie = '' }) => {
    const pages = readPages(root);
    if (!pages) return { file: 'index.html', headers: { Vary: 'Cookie' } };
    const isGuest = !hasSession.test(cookie);
    const drawn = isGuest && Object.hasOwn(pages.guest, pathname) ? pages.guest[pathname] : undefined;
    return {
      file: drawn ?? (isGuest ? 'index.html' : pages.session),
      headers: { Vary: 'Cookie', ...shellHeaders({ ...sources(), inline: inlineOf(pages, drawn !== undefined) }) },
    };
  };
}

/** Inline code that the policy of a page allows. */
export function inlineOf({ inline, everywhere = [] }: ShellPages, isDrawn: boolean): ShellPages['inline'] {
  return isDrawn ? { ...inline, scripts: [...everywhere, ...inline.scripts] } : { scripts: everywhere, styles: [] };
}

/** The pages of a build; undefined without drawn pages. */
export function readPages(root: string): ShellPages | undefined {
  try {
    return JSON.parse(readFileSync(path.join(root, PAGES_FILE), 'utf8')) as ShellPages;
  } catch {
    return undefined;
  }
}
