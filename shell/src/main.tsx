import 'shared-ui/global.css';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startHistoryGuards } from 'shared-api/leaving';
import { startFieldFigures } from './field-figures/startFieldFigures';
import { Application } from './first-screen/Application';
import { loadFonts } from './first-screen/fonts';
import { loadGuestPage, prefetchPage } from './first-screen/prefetchPage';
import { prefetchSession } from './first-screen/prefetchSession';
import { findRoute } from './routes';
import { wasLoggedIn } from './session/loginHint';
import { applyStoredColorScheme } from './sidebar/storedColorScheme';

applyStoredColorScheme();

const root = document.getElementById('root');
if (!root)
  throw new Error(
    'index.html has no element with the id «root», which the application is drawn into. Restore it in shell/src/index.html.',
  );

// Before the router subscribes, so that a page with unsaved work can block a navigation.
startHistoryGuards();
startFieldFigures();
void start(root);

async function start(root: HTMLElement): Promise<void> {
  if (!(await takeOver(root))) draw(root);
  void loadFonts();
}

/**
 * Hydrates a prerendered page.
 * @returns whether the document has one for this address
 */
async function takeOver(root: HTMLElement): Promise<boolean> {
  const { drawn } = root.dataset;
  const { pathname } = window.location;
  const route = drawn === undefined ? undefined : findRoute(drawn);
  if (drawn === undefined || !route || wasLoggedIn() || (pathname !== drawn && pathname !== '/')) return false;
  try {
    await loadGuestPage(route);
  } catch {
    // A fresh render shows the failure with a retry.
    return false;
  }
  // `/` is answered with a guest page: start the router at its address.
  if (pathname !== drawn) window.history.replaceState(null, '', drawn);
  hydrateRoot(root, <Application router={Router} isForGuest />);
  return true;
}

function draw(root: HTMLElement): void {
  const hasCookie = root.dataset.session !== undefined;
  if (hasCookie) prefetchSession();
  // A returning user will most likely see the requested page next: fetch its scripts while the session is checked.
  if (hasCookie || wasLoggedIn()) prefetchPage(window.location.pathname);
  root.replaceChildren();
  delete document.documentElement.dataset.returning;
  createRoot(root).render(<Application router={Router} />);
}

/**
 * Renders navigations immediately. As transitions, the router's default, they would wait for other transitions; until
 * then the address is already that of the next page, which the current page could still overwrite.
 */
function Router({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}
