import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { launchArgs } from '../tooling/src/browser/findChromium.ts';
import type { JourneySet } from './runPlaywright.ts';

/** Journeys that also run behind nginx, beside those written for it. */
const BEHIND_NGINX = ['supplierMeetsCustomer', 'guestPages', 'attachments', 'meetings', 'notices', 'offline'];
const IS_NGINX = process.env.E2E_SET === 'nginx';

/** In the root's `npm test`: each requirement group once. */
const QUICK = /@quick/;
/** Too long for every change. */
const NIGHTLY = /@nightly/;

const JOURNEYS = 'journeys/*.e2e.ts';
const SETS: Record<JourneySet, PlaywrightTestConfig> = {
  quick: { testMatch: JOURNEYS, grep: QUICK },
  rest: { testMatch: JOURNEYS, grepInvert: [QUICK, NIGHTLY] },
  change: { testMatch: JOURNEYS, grepInvert: NIGHTLY },
  nightly: { testMatch: JOURNEYS, grep: NIGHTLY },
  nginx: { testMatch: ['nginx/*.e2e.ts', ...BEHIND_NGINX.map((name) => `journeys/${name}.e2e.ts`)] },
  named: { testMatch: JOURNEYS },
};

export default defineConfig({
  testDir: 'src',
  ...SETS[process.env.E2E_SET as JourneySet],
  outputDir: 'results',
  // Each worker has its own system with database and accounts; journeys on it run one after another.
  workers: Number(process.env.E2E_WORKERS),
  forbidOnly: true,
  // A test that passes only at the second attempt reveals a defect, in the test or in the product.
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    locale: 'ru-RU',
    // Not Moscow, to reveal times shown in the browser’s own time zone.
    timezoneId: 'Asia/Vladivostok',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // That of the trial behind nginx is signed by no authority.
    ignoreHTTPSErrors: IS_NGINX,
    screenshot: 'only-on-failure',
    // A trace takes a seventh of a journey’s time and is rarely needed: use `--trace retain-on-failure`.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // The option above leaves out service workers.
      args: [...launchArgs, ...(IS_NGINX ? ['--ignore-certificate-errors'] : [])],
    },
  },
});
