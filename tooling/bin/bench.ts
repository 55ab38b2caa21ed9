// `npm run bench`: the figures of docs/performance.md, all of them or those that are named: `npm run bench -- meetings planner`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { benchCatalog } from '../src/bench/benchCatalog.ts';
import { benchFirstScreen } from '../src/bench/benchFirstScreen.ts';
import { benchLoading } from '../src/bench/benchLoading.ts';
import { benchMeetings } from '../src/bench/benchMeetings.ts';
import { benchMessenger } from '../src/bench/benchMessenger.ts';
import { benchPlanner } from '../src/bench/benchPlanner.ts';
import { benchProfile } from '../src/bench/benchProfile.ts';
import { benchSending } from '../src/bench/benchSending.ts';
import { startBenchSystem, type BenchSystem } from '../src/bench/benchSystem.ts';
import { ensureChromium } from '../src/browser/ensureChromium.ts';
import { launchArgs } from '../src/browser/findChromium.ts';
import { repositoryRoot } from '../src/system/packages.ts';

const benches: Record<string, (browser: Browser, system: BenchSystem) => Promise<string>> = {
  loading: async (browser, { rivals }) => (rivals ? benchLoading(browser, rivals) : ''),
  'first-screen': (browser, { federated }) => benchFirstScreen(browser, federated),
  meetings: (browser, { federated }) => benchMeetings(browser, federated),
  catalog: (browser, { federated }) => benchCatalog(browser, federated),
  messenger: (browser, { federated }) => benchMessenger(browser, federated),
  planner: (browser, { federated }) => benchPlanner(browser, federated),
  profile: async (browser, { rivals }) => (rivals ? benchProfile(browser, rivals) : ''),
  sending: (browser, { federated }) => benchSending(browser, federated),
};

/** Those that start a system of their own. */
const scripts: Record<string, string> = { failures: 'e2e/timeFailures.ts' };

const known = [...Object.keys(benches), ...Object.keys(scripts)];
const asked = process.argv.length > 2 ? process.argv.slice(2) : known;
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`Нет замеров: ${unknown.join(', ')}. Есть: ${known.join(', ')}.`);
  process.exit(1);
}
for (const [name, script] of Object.entries(scripts))
  if (asked.includes(name)) {
    const { status } = spawnSync(process.execPath, [path.join(repositoryRoot, script)], { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
const names = asked.filter((name) => name in benches);
if (names.length === 0) process.exit();

const data = mkdtempSync(path.join(tmpdir(), 'vstrecha-bench-'));
const system = await startBenchSystem(data, names.includes('loading') || names.includes('profile'));
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...launchArgs] });
try {
  for (const name of names) console.log(await benches[name]?.(browser, system));
} finally {
  await browser.close();
  await system.stop();
  rmSync(data, { recursive: true, force: true });
}
// A figure that misses its goal has set the code.
process.exit();
