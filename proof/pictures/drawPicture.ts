import { statSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { DEMO_ACCOUNTS } from 'reference-api/seed/demoAccounts';
import sharp from 'sharp';
import { startOwnSystem } from 'tooling/start/startOwnSystem';
import { repositoryRoot } from 'tooling/system/packages';
import { launchChromium, logIn } from '#support/browser.ts';
import { later } from '#support/temporary.ts';

const PICTURE = path.join(repositoryRoot, 'docs/images/product.webp');
/** A Tuesday noon, so that a day of meetings is under way and two runs look the same. */
const NOW = '2026-09-15T12:10:00+03:00';

/** A page of the product as a device shows it. */
interface Shot {
  address: string;
  width: number;
  height: number;
  theme: 'light' | 'dark';
}

const LAPTOP: Shot = { address: '/profile', width: 1440, height: 900, theme: 'light' };
const PHONE: Shot = { address: '/messages', width: 390, height: 780, theme: 'dark' };

/** Screenshots of the manifest, which browsers show when they offer to install. */
const SCREENS: readonly (Shot & { file: string })[] = [
  { file: 'screen-today.webp', address: '/today', width: 390, height: 780, theme: 'light' },
  { file: 'screen-messages.webp', address: '/messages', width: 390, height: 780, theme: 'light' },
];

/** Draws a laptop and a phone over its corner, and the manifest's screenshots. @returns a sentence with the file and its size */
export async function drawPicture(): Promise<string> {
  process.env.NOW = NOW;
  const system = await startOwnSystem();
  later(() => system.stop());
  // Sets the clock again, which ran while the system was built.
  await system.api.stop();
  await system.api.start();
  const browser = await launchChromium();
  later(() => browser.close());
  const laptop = await shoot(browser, system.address, LAPTOP);
  const phone = await shoot(browser, system.address, PHONE);
  for (const { file, ...shot } of SCREENS)
    await sharp(await shoot(browser, system.address, shot, 2))
      .webp({ quality: 80, effort: 6 })
      .toFile(path.join(repositoryRoot, 'shell/public/icons', file));
  await sharp(await compose(browser, laptop, phone))
    .webp({ quality: 82, effort: 6 })
    .toFile(PICTURE);
  return `${path.relative(repositoryRoot, PICTURE)}: ${Math.round(statSync(PICTURE).size / 1000)} KB`;
}

async function shoot(
  browser: Browser,
  origin: string,
  { address, width, height, theme }: Shot,
  deviceScaleFactor = 1,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    // Hides the room of scroll bars, as phones do.
    isMobile: width < 600,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
  });
  await logIn(context, origin, DEMO_ACCOUNTS.supplier);
  const page = await context.newPage();
  await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' });
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  return picture;
}

/** Places the phone over the lower right corner of the laptop's page. */
async function compose(browser: Browser, laptop: Buffer, phone: Buffer): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1560, height: 1000 } });
  const source = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`;
  await page.setContent(`
    <style>
      body { margin: 0; background: #e4e5f1; }
      img { position: absolute; border-radius: 16px; box-shadow: 0 8px 40px rgb(20 20 60 / 25%); }
    </style>
    <img src="${source(laptop)}" style="left: 32px; top: 32px; width: 1344px">
    <img src="${source(phone)}" style="right: 32px; bottom: 32px; width: 340px; border-radius: 28px">
  `);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}
