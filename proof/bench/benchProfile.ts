import type { Browser, Page } from 'playwright-core';
import { logIn, openLaptop, slowDown } from '#support/browser.ts';
import { median, ms } from '#support/figures.ts';
import type { Rivals } from './benchSystem.ts';
import { CPU_SLOWDOWN, openSlowPhone } from './measurePage.ts';

const VISITS = 5;
const PHOTOS = 200;
/** Number of different stored photos; the rest are the same files under other URLs. */
const STORED_PHOTOS = 12;
const PHOTOS_CALL = '**/api/photos';
const FRAME_LIMIT_MS = 33.4;
const BLOCKS = ['Мои встречи', 'Сообщения', 'Новости', 'Галерея изображений', 'Файлы компании'];
/** Pages that can show all photos. */
const GALLERIES = ['/profile', '/profile/edit'];
/** px per frame: a fast swipe. */
const SCROLL_STEP = 60;

const OBSERVE_SHIFTS = `window.shifts = []; new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts.push(value);
}).observe({ type: 'layout-shift', buffered: true })`;
// Set by the login page as a hint about what to fetch and show first (shell/src/session/loginHint.ts).
const REMEMBER_LOGIN = `localStorage.setItem('vstrecha.loggedIn', '1')`;
const SCROLL_DOWN = `(async () => {
  const frames = [];
  let last = await new Promise((resolve) => requestAnimationFrame(resolve));
  for (let before = -1; window.scrollY > before; ) {
    before = window.scrollY;
    window.scrollBy({ top: ${SCROLL_STEP}, behavior: 'instant' });
    const now = await new Promise((resolve) => requestAnimationFrame(resolve));
    frames.push(now - last);
    last = now;
  }
  return frames;
})()`;

// As large as the server accepts, each in another colour.
const DRAW_PHOTO = (index: number) => `(() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 2000, height: 1500 });
  const context = canvas.getContext('2d');
  for (let line = 0; line < 1500; line += 5) {
    context.fillStyle = 'hsl(' + (${index} * 30 + line / 10) + ' 60% ' + (30 + (line * 7) % 40) + '%)';
    context.fillRect((line * 13) % 400, line, 2000, 5);
  }
  return canvas.toDataURL('image/jpeg', 0.9);
})()`;

interface Visit {
  paint: number;
  shifts: number[];
}

/** A cold visit of the user's own page on the slow phone, until every block has loaded. */
async function visitOwnPage(browser: Browser, origin: string): Promise<Visit> {
  const page = await openSlowPhone(browser, { prepare: (context) => logIn(context, origin) });
  await page.addInitScript(REMEMBER_LOGIN);
  await page.addInitScript(OBSERVE_SHIFTS);
  await page.goto(`${origin}/profile`, { waitUntil: 'load', timeout: 120_000 });
  for (const block of BLOCKS)
    await page.getByRole('region', { name: block, exact: true }).waitFor({ timeout: 120_000 });
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached', timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  const visit = { paint: await page.evaluate<number>('window.lcp'), shifts: await page.evaluate<number[]>('shifts') };
  await page.context().close();
  return visit;
}

/** The seeded company starts without photos. */
async function fillGallery(browser: Browser, origin: string): Promise<void> {
  const page = await openLaptop(browser, origin);
  for (let index = 0; index < STORED_PHOTOS; index += 1) {
    const address = await page.evaluate<string>(DRAW_PHOTO(index));
    const buffer = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
    const answer = await page.request.post(`${origin}/api/photos`, {
      headers: { Origin: origin },
      multipart: { file: { name: `${index}.jpg`, mimeType: 'image/jpeg', buffer } },
    });
    if (!answer.ok())
      throw new Error(`The benchmark could not store a photo: ${answer.status()} ${await answer.text()}`);
  }
  await page.context().close();
}

/** Lists many photos. Each has its own URL, so that it is fetched and decoded; the files are the stored ones. */
async function fakeGallery(page: Page): Promise<void> {
  await page.route(PHOTOS_CALL, async (route) => {
    const { photos } = (await (await route.fetch()).json()) as { photos: { original: string; thumbnail: string }[] };
    const many = Array.from({ length: PHOTOS }, (_, index) => {
      const photo = photos[index % photos.length];
      return { id: index + 1, original: photo?.original, thumbnail: `${photo?.thumbnail}?${index}` };
    });
    await route.fulfill({ json: { photos: many } });
  });
}

/** Durations of the frames while a page with all its photos is scrolled to its end. */
async function scrollGallery(browser: Browser, origin: string, address: string): Promise<number[]> {
  const page = await openLaptop(browser, origin);
  await fakeGallery(page);
  await page.goto(origin + address);
  const gallery = page.getByRole('region', { name: /^(Галерея изображений|Изображения)$/ });
  const all = gallery.getByRole('button', { name: 'Показать все' });
  if (address === '/profile') await all.click();
  await gallery.getByRole('button', { name: `Открыть: Изображение ${PHOTOS}` }).waitFor();
  await page.waitForLoadState('networkidle');
  // While any route is active, every photo makes a detour through this process.
  await page.unroute(PHOTOS_CALL);
  await page.evaluate(`window.scrollTo({ top: 0, behavior: 'instant' })`);
  await slowDown(page, CPU_SLOWDOWN);
  const frames = await page.evaluate<number[]>(SCROLL_DOWN);
  await page.context().close();
  return frames;
}

/**
 * Compares loading of the user's own page with one bundle and measures scrolling of a large gallery. Returns a Markdown
 * table.
 */
export async function benchProfile(browser: Browser, { federated, mono }: Rivals): Promise<string> {
  await fillGallery(browser, federated);
  const visits = { federated: [] as Visit[], mono: [] as Visit[] };
  for (let visit = 0; visit < VISITS; visit += 1) {
    // Alternated, so that a slow phase of the machine affects both.
    visits.federated.push(await visitOwnPage(browser, federated));
    visits.mono.push(await visitOwnPage(browser, mono));
  }
  const paint = (all: readonly Visit[]) => median(all.map((visit) => visit.paint));
  const [own, rival] = [paint(visits.federated), paint(visits.mono)];
  const shifts = visits.federated.flatMap((visit) => visit.shifts);
  const galleries = new Map<string, number[]>();
  for (const address of GALLERIES) galleries.set(address, await scrollGallery(browser, federated, address));
  const slow = (frames: readonly number[]) => frames.filter((frame) => frame > FRAME_LIMIT_MS).length;

  return `
| /profile | measured | goal |
| --- | --- | --- |
| largest contentful paint, 1.6 Mbit/s, 150 ms, CPU ${CPU_SLOWDOWN}× slower, median of ${VISITS}: federated, one bundle | ${ms(own)}, ${ms(rival)}: ${(own / rival).toFixed(3)} | ≤ 1.10 |
| layout shifts while its blocks arrive, ${VISITS} visits: how many, the largest | ${shifts.length}, ${Math.max(0, ...shifts).toFixed(4)} | ≤ 0.01 |
${[...galleries]
  .map(
    ([address, frames]) =>
      `| ${PHOTOS} photos on ${address}, CPU ${CPU_SLOWDOWN}× slower, scrolled through in ${frames.length} frames: over 33 ms, the longest | ${slow(frames)}, ${ms(Math.max(...frames))} | none |`,
  )
  .join('\n')}
`;
}
