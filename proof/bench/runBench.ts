import type { Browser } from 'playwright-core';
import { refuseUnknown } from 'vstrecha-kit/system/commandLine';
import { launchChromium } from '#support/browser.ts';
import { later, temporaryFolder } from '#support/temporary.ts';
import { benchCatalog } from './benchCatalog.ts';
import { benchFailures } from './benchFailures.ts';
import { benchFirstScreen } from './benchFirstScreen.ts';
import { benchLoading } from './benchLoading.ts';
import { benchMeetings } from './benchMeetings.ts';
import { benchMessenger } from './benchMessenger.ts';
import { benchNotices } from './benchNotices.ts';
import { benchOffline } from './benchOffline.ts';
import { benchPlanner } from './benchPlanner.ts';
import { benchProfile } from './benchProfile.ts';
import { benchSending } from './benchSending.ts';
import { benchStranger } from './benchStranger.ts';
import { startBenchSystem, type BenchSystem } from './benchSystem.ts';

const benches: Record<string, (browser: Browser, system: BenchSystem) => Promise<string>> = {
  loading: async (browser, { rivals }) => (rivals ? benchLoading(browser, rivals) : ''),
  'first-screen': (browser, { federated }) => benchFirstScreen(browser, federated),
  meetings: (browser, { federated }) => benchMeetings(browser, federated),
  catalog: (browser, { federated }) => benchCatalog(browser, federated),
  messenger: (browser, { federated }) => benchMessenger(browser, federated),
  notices: (browser, { federated }) => benchNotices(browser, federated),
  offline: (browser, { federated }) => benchOffline(browser, federated),
  planner: (browser, { federated }) => benchPlanner(browser, federated),
  profile: async (browser, { rivals }) => (rivals ? benchProfile(browser, rivals) : ''),
  sending: (browser, { federated }) => benchSending(browser, federated),
};

const available = [...Object.keys(benches), 'failures', 'stranger'];

/** Measures the figures of docs/performance.md: all of them, or the named parts. */
export async function runBench(parts: readonly string[]): Promise<void> {
  refuseUnknown('part', parts, available);
  const selected = parts.length > 0 ? parts : available;
  const browser = await launchChromium();
  later(() => browser.close());
  // Before the others, because these have their own systems and need an idle machine.
  if (selected.includes('failures')) await benchFailures(browser);
  if (selected.includes('stranger')) console.log(await benchStranger());
  const names = selected.filter((name) => name in benches);
  if (names.length > 0) {
    const system = await startBenchSystem(temporaryFolder(), names.includes('loading') || names.includes('profile'));
    later(() => system.stop());
    for (const name of names) console.log(await benches[name]?.(browser, system));
  }
}
