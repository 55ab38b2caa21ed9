// The entry of the build's second run (tooling/src/webpack/prerenderConfig.ts), for Node. Its own imports come as in main.tsx: the names of
// classes count the styled components in the order in which they are made.
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the facade would bring it to browsers; webpack finds the same module here
import { StaticRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import type { PageName } from 'shared-api/federation';
import { paths } from 'shared-api/paths';
import { Application } from './Application';
import type { AheadTable } from './first-screen/ahead';
import { prepareGuestPage } from './prepareFirstPage';
import { routes } from './routes';
import type { AppRoute } from './routeTypes';

/** A page as a guest sees it first. */
export interface DrawnPage {
  path: string;
  title: string;
  /** What stands in the root element. */
  html: string;
  /** The styles of the components in it, as style elements. */
  styles: string;
}

const OWN_PAGE: PageName = 'mf_profile/OwnPage';

/** Where guests begin, without parameters in the address. */
const DRAWN: readonly string[] = [paths.login, paths.passwordReset, paths.block];

/** What every page behind the login asks for first, with `fetch` and nothing special about it: main.tsx, federation/requestRegistry.ts. */
export const EARLY_ADDRESSES = ['/api/auth/check', '/api/user', '/registry.json', '/config.json'];

/** The part of a path that may be missing: what is chosen of the page's list. */
const OPTIONAL_PART = /\/:\w+\?/g;

/**
 * Patterns of addresses, and the page that somebody logged in will most likely see there (prepareFirstPage.ts); the first that fits counts.
 * While nothing is chosen the page is a list alone: what other remotes draw belongs to what is open.
 */
export const LIKELY_PAGES: AheadTable['pages'] = [
  ...routes.flatMap(({ path, ...route }): AheadTable['pages'] => {
    const list = path.replace(OPTIONAL_PART, '');
    const whole = [patternOf(path.replaceAll('?', '')), pageOf(route)] as const;
    return list === path ? [whole] : [[patternOf(list), pageOf(route), 'alone'], whole];
  }),
  ['', OWN_PAGE],
];

function pageOf({ access, page }: Omit<AppRoute, 'path'>): string | null {
  if (access === 'guest') return OWN_PAGE;
  return page.kind === 'remote' ? page.name : null;
}

function patternOf(path: string): string {
  return `^${path.replace(/:\w+/g, '[^/]+')}/?$`;
}

/** Draws the pages that the server sends to whoever has no session. */
export async function drawGuestPages(): Promise<DrawnPage[]> {
  const drawn = routes.filter(({ path }) => DRAWN.includes(path));
  await Promise.all(drawn.map(prepareGuestPage));
  return drawn.map(drawPage);
}

function drawPage({ path, title }: { path: string; title: string }): DrawnPage {
  const sheet = new ServerStyleSheet();
  const router = ({ children }: { children: ReactNode }) => <StaticRouter location={path}>{children}</StaticRouter>;
  try {
    const html = renderToString(sheet.collectStyles(<Application router={router} isForGuest />));
    return { path, title, html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
