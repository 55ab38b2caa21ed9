// `npm run bench`: the figures of docs/performance.md, all of them or those that are named: `npm run bench -- meetings planner`.
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

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(benches);
const unknown = names.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`Нет замеров: ${unknown.join(', ')}. Есть: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}

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
process.exit();
