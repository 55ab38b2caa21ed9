import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PolicySources } from './contentSecurityPolicy.ts';
import type { PageChoice } from './createStaticServer.ts';
import { shellHeaders } from './securityHeaders.ts';

/** Written beside the shell's index.html: its other pages, by the names of their files. */
export const PAGES_FILE = 'pages.json';

/** The pages of a build, and for whom they are (docs/adr/0017-drawn-pages.md). */
export interface ShellPages {
  /** For every address, with a session. */
  session: string;
  /** For guests, by address. */
  guest: Record<string, string>;
  /** What the policy of guests' pages lets stand in them: hashes as the policy's sources. */
  inline: { scripts: string[]; styles: string[] };
}

/** The cookie of the reference API; over HTTPS its name begins with `__Host-`. */
const SESSION_COOKIE = 'vstrecha_session';

/**
 * Chooses the shell's page for an address: drawn for guests, with the first questions in it for who has a session, else index.html. The
 * cookie is only looked for: whether it is one, the API says.
 * @param root the shell's build. Read for each page, since a new build may take its place
 */
export function chooseShellPage(root: string, sources: PolicySources, sessionCookie = SESSION_COOKIE): PageChoice {
  const name = sessionCookie.replace(/\W/g, '\\$&');
  const hasSession = new RegExp(`(?:^|;)\\s*(?:__Host-)?${name}=[^;\\s]`);
  return (pathname, { cookie = '' }) => {
    const pages = readPages(root);
    const headers = { Vary: 'Cookie' };
    if (!pages) return { file: 'index.html', headers };
    if (hasSession.test(cookie)) return { file: pages.session, headers };
    const drawn = Object.hasOwn(pages.guest, pathname) ? pages.guest[pathname] : undefined;
    if (drawn === undefined) return { file: 'index.html', headers };
    return { file: drawn, headers: { ...headers, ...shellHeaders({ ...sources, inline: pages.inline }) } };
  };
}

function readPages(root: string): ShellPages | undefined {
  try {
    return JSON.parse(readFileSync(path.join(root, PAGES_FILE), 'utf8')) as ShellPages;
  } catch {
    return undefined;
  }
}
