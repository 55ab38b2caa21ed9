// `npm run bench`: the figures of docs/performance.md. Federated system, one route-split bundle of the same sources and
// the floor of the stack are built with the same factory, served the same way and measured in one run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { startBenchSystem } from '../src/bench/benchSystem.ts';
import { largestContentfulPaint, median, scriptBytesUntil, type Roots } from '../src/bench/measurePage.ts';
import { ensureChromium } from '../src/browser/ensureChromium.ts';
import { launchArgs } from '../src/browser/findChromium.ts';
import { readDemoAccounts } from '../src/system/referenceApi.ts';

const VISITS = 5;

const loginForm = 'input[name=password]';
const catalogEntry = 'main a[href^="/profile/"]';
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const ratio = (value: number, base: number) => (value / base).toFixed(3);

async function logIn(context: BrowserContext, origin: string): Promise<void> {
  const [account] = await readDemoAccounts();
  const response = await context.request.post(`${origin}/api/auth/login`, {
    data: { login: account?.login, password: account?.password },
    headers: { Origin: origin },
  });
  if (!response.ok()) throw new Error(`The benchmark could not log in: ${response.status()} ${await response.text()}`);
}

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

const data = mkdtempSync(path.join(tmpdir(), 'vstrecha-bench-'));
const system = await startBenchSystem(data);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...launchArgs] });
try {
  const { federated, mono, floor, roots } = system;
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

  console.log(`
| JS, brotli                      | floor | one bundle | federated | federated ÷ floor | federated ÷ one bundle |
| ------------------------------- | ----- | ---------- | --------- | ----------------- | ---------------------- |
| until the login form is usable  | ${kilobytes(login.floor)} | ${kilobytes(login.mono)} | ${kilobytes(login.federated)} | ${ratio(login.federated, login.floor)} | ${ratio(login.federated, login.mono)} |
| until the first remote page     | ${kilobytes(login.floor)} | ${kilobytes(catalog.mono)} | ${kilobytes(catalog.federated)} | ${ratio(catalog.federated, login.floor)} | ${ratio(catalog.federated, catalog.mono)} |

| Largest contentful paint of /login, median of ${VISITS} | one bundle | federated | federated ÷ one bundle |
| --------------------------------------- | ---------- | --------- | ---------------------- |
| 1.6 Mbit/s, 150 ms, CPU 4× slower       | ${lcp.mono.toFixed(0)} ms | ${lcp.federated.toFixed(0)} ms | ${ratio(lcp.federated, lcp.mono)} |
`);
} finally {
  await browser.close();
  await system.stop();
  rmSync(data, { recursive: true, force: true });
}
process.exit(0);
