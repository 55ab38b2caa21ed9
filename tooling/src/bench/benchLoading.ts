import type { Browser } from 'playwright-core';
import type { Rivals } from './benchSystem.ts';
import { logIn } from './logIn.ts';
import { largestContentfulPaint, median, scriptBytesUntil, type Roots } from './measurePage.ts';

const VISITS = 5;

/** Usable, not only drawn (shell/src/first-screen). */
const loginForm = 'html:not([data-awaiting]) input[name=password]';
const catalogEntry = 'main a[href^="/profile/"]';
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const ratio = (value: number, base: number) => (value / base).toFixed(3);

async function bytesOf(
  browser: Browser,
  origin: string,
  address: string,
  selector: string,
  roots: Roots,
  isLoggedIn = false,
): Promise<number> {
  const context = await browser.newContext();
  if (isLoggedIn) await logIn(context, origin);
  const bytes = await scriptBytesUntil(await context.newPage(), origin + address, selector, roots);
  await context.close();
  return bytes;
}

/** What the federated system costs beside one bundle and the floor of the stack: bytes and paint, as tables. */
export async function benchLoading(browser: Browser, { federated, mono, floor, roots }: Rivals): Promise<string> {
  const login = {
    floor: await bytesOf(browser, floor, '/login', loginForm, roots),
    mono: await bytesOf(browser, mono, '/login', loginForm, roots),
    federated: await bytesOf(browser, federated, '/login', loginForm, roots),
  };
  const catalog = {
    mono: await bytesOf(browser, mono, '/catalog', catalogEntry, roots, true),
    federated: await bytesOf(browser, federated, '/catalog', catalogEntry, roots, true),
  };
  const paints = { federated: [] as number[], mono: [] as number[] };
  for (let visit = 0; visit < VISITS; visit++) {
    // Interleaved: what slows the machine down slows both.
    paints.federated.push(await largestContentfulPaint(browser, `${federated}/login`, loginForm));
    paints.mono.push(await largestContentfulPaint(browser, `${mono}/login`, loginForm));
  }
  const lcp = { federated: median(paints.federated), mono: median(paints.mono) };

  return `
| JS, brotli                      | floor | one bundle | federated | federated ÷ floor | federated ÷ one bundle |
| ------------------------------- | ----- | ---------- | --------- | ----------------- | ---------------------- |
| until the login form is usable  | ${kilobytes(login.floor)} | ${kilobytes(login.mono)} | ${kilobytes(login.federated)} | ${ratio(login.federated, login.floor)} | ${ratio(login.federated, login.mono)} |
| until the first remote page     | ${kilobytes(login.floor)} | ${kilobytes(catalog.mono)} | ${kilobytes(catalog.federated)} | ${ratio(catalog.federated, login.floor)} | ${ratio(catalog.federated, catalog.mono)} |

| Largest contentful paint of /login, median of ${VISITS} | one bundle | federated | federated ÷ one bundle |
| --------------------------------------- | ---------- | --------- | ---------------------- |
| 1.6 Mbit/s, 150 ms, CPU 4× slower       | ${lcp.mono.toFixed(0)} ms | ${lcp.federated.toFixed(0)} ms | ${ratio(lcp.federated, lcp.mono)} |
`;
}
