// Entry of the build's second run (tooling/src/webpack/prerenderConfig.ts), in Node. Keep the order of imports as in
// main.tsx: class names are numbered in the order in which styled components are created.
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the facade would bring it to browsers; webpack finds the same module here
import { StaticRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { paths } from 'shared-api/paths';
import { documentTitle } from 'shared-ui/page';
import { doctorRoutes } from '../doctor/route';
import { helpRoute } from '../help/route';
import { routes } from '../routes';
import { Application } from './Application';
import { loadGuestPage } from './prefetchPage';

export { LIKELY_PAGES } from './likelyPages';
export { PRELOADED_ADDRESSES } from './prefetchSession';

export interface DrawnPage {
  path: string;
  title: string;
  /** Content of the root element. */
  html: string;
  styles: string;
}

/** Addresses of the shell's own pages, which pages of remotes must not have. */
export const OWN_PATHS: readonly string[] = ['/', ...[...doctorRoutes, helpRoute, ...routes].map(({ path }) => path)];

/** Paths of the prerendered guest pages; parameters are not supported. */
const DRAWN: readonly string[] = [paths.login, paths.passwordReset, paths.block];

/** Prerenders the pages that the server sends to users without a session. */
export async function drawGuestPages(): Promise<DrawnPage[]> {
  const drawn = routes.filter(({ path }) => DRAWN.includes(path));
  await Promise.all(drawn.map(loadGuestPage));
  return drawn.map(drawPage);
}

function drawPage({ path, title }: { path: string; title: string }): DrawnPage {
  const sheet = new ServerStyleSheet();
  const router = ({ children }: { children: ReactNode }) => <StaticRouter location={path}>{children}</StaticRouter>;
  try {
    const html = renderToString(sheet.collectStyles(<Application router={router} isForGuest />));
    return { path, title: documentTitle(title), html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
