import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { DEMO_ACCOUNTS, type DemoAccount } from 'reference-api/seed/demoAccounts';
import { ensureChromium } from 'tooling/browser/ensureChromium';
import { launchArgs } from 'tooling/browser/findChromium';

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: [...launchArgs] });

/** Logs in with a demo account. */
export async function logIn(
  context: BrowserContext,
  origin: string,
  { login, password }: DemoAccount = DEMO_ACCOUNTS.supplier,
): Promise<void> {
  const response = await context.request.post(`${origin}/api/auth/login`, {
    data: { login, password },
    headers: { Origin: origin },
  });
  if (!response.ok()) throw new Error(`${login} could not log in (${response.status()}): ${await response.text()}`);
}

/** An empty page of a laptop, logged in. */
export async function openLaptop(
  browser: Browser,
  origin: string,
  options: { bypassCSP?: boolean } = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  await logIn(context, origin);
  return context.newPage();
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The page's session of Chromium's protocol. Settings end with their session, so a page has one for good. */
export function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Makes the page's CPU so many times slower. */
export const slowDown = async (page: Page, rate: number) =>
  (await sessionOf(page)).send('Emulation.setCPUThrottlingRate', { rate });

// Scripts for the page are strings: Playwright sends a function as its source anyway, and Node's types know no window.

/** Resolves with the time of the end of the next frame. */
export const PAINTED = `new Promise((resolve) => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => resolve(performance.now());
  channel.port2.postMessage(0);
}))`;

/** Resolves with the milliseconds that the next frame takes on the main thread, without waiting for the screen. */
export const FRAME_WORK = `new Promise((resolve) => requestAnimationFrame(() => {
  const begin = performance.now();
  const channel = new MessageChannel();
  channel.port1.onmessage = () => resolve(performance.now() - begin);
  channel.port2.postMessage(0);
}))`;

/** With a timeout, because the browser of a busy machine may never become idle. */
export const IDLE = 'new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 10_000 }))';

export const COUNT_ELEMENTS = `document.querySelectorAll('main *').length`;
