import type { Page } from '@playwright/test';

/** Problems of a page that users do not see. */
export interface PageWatch {
  problems: () => string[];
  /** Ignores problems that the journey provokes on purpose. */
  allow: (...patterns: RegExp[]) => void;
}

const VIOLATION = 'CSP violation:';
/** The browser's message about a page that is left while its socket opens or closes. No journey can choose that moment. */
const LEFT_SOCKET = /WebSocket is (closed before the connection is established|already in CLOSING or CLOSED state)/;

/** Records console errors, uncaught errors and violations of the content security policy from now on. */
export async function watchPage(page: Page): Promise<PageWatch> {
  const noted: string[] = [];
  const allowed: RegExp[] = [];
  page.on('pageerror', (error) => noted.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (LEFT_SOCKET.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning')
      noted.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  await page.addInitScript((prefix) => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(prefix, event.violatedDirective, event.blockedURI),
    );
  }, VIOLATION);
  return {
    problems: () => noted.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
    allow: (...patterns) => allowed.push(...patterns),
  };
}
