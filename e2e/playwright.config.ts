import { defineConfig } from '@playwright/test';
import { launchArgs } from '../tooling/src/browser/findChromium.ts';

export default defineConfig({
  testDir: 'src/journeys',
  testMatch: '**/*.e2e.ts',
  outputDir: 'results',
  // A worker has a system of its own, with its database and its accounts; on that one journeys take turns.
  workers: Number(process.env.E2E_WORKERS),
  forbidOnly: true,
  // A test that passes only at the second attempt is a defect, here or in the product.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    locale: 'ru-RU',
    // Not Moscow, so that a time shown in the browser's own zone is noticed.
    timezoneId: 'Asia/Vladivostok',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // A trace takes a seventh of a journey's time, and most end well: `--trace retain-on-failure` makes one.
    trace: 'off',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...launchArgs] },
  },
});
