import type { Browser, Page } from 'playwright-core';
import type { Rivals } from './benchSystem.ts';
import { logIn } from './logIn.ts';
import { CPU_SLOWDOWN, median, openSlowPhone } from './measurePage.ts';

const VISITS = 5;
const PHOTOS = 200;
/** So many different ones are stored; the others are these under other addresses. */
const STORED_PHOTOS = 12;
const PHOTOS_CALL = '**/api/photos';
const FRAME_LIMIT_MS = 33.4;
const BLOCKS = ['Мои встречи', 'Сообщения', 'Новости', 'Галерея изображений', 'Файлы компании'];
/** Where all photos can be seen. */
const GALLERIES = ['/profile', '/profile/edit'];
/** px of one frame: a brisk finger. */
const SCROLL_STEP = 60;

// Text, because it runs in the browser and this package is typed for Node.
const OBSERVE_SHIFTS = `window.shifts = []; new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts.push(value);
}).observe({ type: 'layout-shift', buffered: true })`;
// As the login page does: who has a session has logged in with this browser (shell/src/session/loginHint.ts).
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

// As large as the server takes them, each of another colour.
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

/** A cold visit of one's own page on the slow phone, until every block is there. */
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

/** The seeded company has no photos. */
async function fillGallery(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext();
  await logIn(context, origin);
  const page = await context.newPage();
  for (let index = 0; index < STORED_PHOTOS; index += 1) {
    const address = await page.evaluate<string>(DRAW_PHOTO(index));
    const buffer = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
    const answer = await context.request.post(`${origin}/api/photos`, {
      headers: { Origin: origin },
      multipart: { file: { name: `${index}.jpg`, mimeType: 'image/jpeg', buffer } },
    });
    if (!answer.ok())
      throw new Error(`The benchmark could not store a photo: ${answer.status()} ${await answer.text()}`);
  }
  await context.close();
}

/** Each photo has an address of its own, so that each is fetched and decoded; the files are those of the stored ones. */
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

/** The frames while a page with all its photos is scrolled to its end. */
async function scrollGallery(browser: Browser, origin: string, address: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await logIn(context, origin);
  const page = await context.newPage();
  await fakeGallery(page);
  await page.goto(origin + address);
  const gallery = page.getByRole('region', { name: /^(Галерея изображений|Изображения)$/ });
  const all = gallery.getByRole('button', { name: 'Показать все' });
  if (address === '/profile') await all.click();
  await gallery.getByRole('button', { name: `Открыть: Изображение ${PHOTOS}` }).waitFor();
  await page.waitForLoadState('networkidle');
  // While anything is routed, each photo makes a detour through this process.
  await page.unroute(PHOTOS_CALL);
  await page.evaluate(`window.scrollTo({ top: 0, behavior: 'instant' })`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const frames = await page.evaluate<number[]>(SCROLL_DOWN);
  await context.close();
  return frames;
}

/** How one's own page arrives beside the same page in one bundle, and how a large gallery scrolls, as a table. */
export async function benchProfile(browser: Browser, { federated, mono }: Rivals): Promise<string> {
  await fillGallery(browser, federated);
  const visits = { federated: [] as Visit[], mono: [] as Visit[] };
  for (let visit = 0; visit < VISITS; visit += 1) {
    // Interleaved: what slows the machine down slows both.
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
| largest contentful paint, 1.6 Mbit/s, 150 ms, CPU ${CPU_SLOWDOWN}× slower, median of ${VISITS}: federated, one bundle | ${own.toFixed(0)} ms, ${rival.toFixed(0)} ms: ${(own / rival).toFixed(3)} | ≤ 1.10 |
| layout shifts while its blocks arrive, ${VISITS} visits: how many, the largest | ${shifts.length}, ${Math.max(0, ...shifts).toFixed(4)} | ≤ 0.01 |
${[...galleries]
  .map(
    ([address, frames]) =>
      `| ${PHOTOS} photos on ${address}, CPU ${CPU_SLOWDOWN}× slower, scrolled through in ${frames.length} frames: over 33 ms, the longest | ${slow(frames)}, ${Math.max(...frames).toFixed(0)} ms | none |`,
  )
  .join('\n')}
`;
}
