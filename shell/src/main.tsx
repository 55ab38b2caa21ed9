import 'shared-ui/global.css';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startHistoryGuards } from 'shared-api/leaving';
import { applyStoredColorScheme } from 'shared-ui/theme';
import { Application } from './Application';
import { askEarly } from './askEarly';
import { startFieldFigures } from './field-figures/startFieldFigures';
import { findRoute } from './findRoute';
import { bringLetters } from './first-screen/letters';
import { prepareFirstPage, prepareGuestPage } from './prepareFirstPage';
import { wasLoggedIn } from './session/loginHint';

applyStoredColorScheme();

const root = document.getElementById('root');
if (!root)
  throw new Error(
    'index.html has no element with the id «root», which the application is drawn into. Restore it in shell/src/index.html.',
  );

// Before the router: who writes something may have to be asked whether to leave it.
startHistoryGuards();
startFieldFigures();
void start(root);

async function start(root: HTMLElement): Promise<void> {
  if (!(await takeOver(root))) draw(root);
  void bringLetters();
}

/** Brings a page to life that the build has drawn; whether it could. */
async function takeOver(root: HTMLElement): Promise<boolean> {
  const { drawn } = root.dataset;
  const { pathname } = window.location;
  const route = drawn === undefined ? undefined : findRoute(drawn);
  if (drawn === undefined || !route || wasLoggedIn() || (pathname !== drawn && pathname !== '/')) return false;
  try {
    await prepareGuestPage(route);
  } catch {
    // What is drawn anew says so and can be asked to try again.
    return false;
  }
  // A guest at `/` is sent on to what was drawn: the router begins there.
  if (pathname !== drawn) window.history.replaceState(null, '', drawn);
  hydrateRoot(root, <Application router={Router} isForGuest />);
  return true;
}

function draw(root: HTMLElement): void {
  const hasCookie = root.dataset.session !== undefined;
  if (hasCookie) askEarly();
  // Who was logged in will most likely see the asked page next: its scripts are fetched while the server is asked for the session.
  if (hasCookie || wasLoggedIn()) prepareFirstPage(window.location.pathname);
  root.replaceChildren();
  delete document.documentElement.dataset.returning;
  createRoot(root).render(<Application router={Router} />);
}

/**
 * Draws a page as soon as its link is pressed. As transitions, which is the router's default, navigations wait for whatever else is being drawn
 * as one, and until then the address is that of a page that is not there: the page that is could put its own address in its place.
 */
function Router({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}
