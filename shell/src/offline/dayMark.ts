import { keepDeviceText, readDeviceText } from 'shared-api/storage';
import { DAY, IMAGES } from '../worker/messages';

/** Event of the window when `vstrechaKeptAt` changes. */
export const KEPT_CHANGE = 'vstrecha-kept';

/** Event of the window when this browser has no room for the day. */
export const DAY_FULL = 'vstrecha-day-full';

/** Whose day this browser keeps, by a device text, so that a page without a network knows it at once. */
interface DayMark {
  account: number;
  /** When the server last answered, by the browser's clock. */
  heard: number;
  /** Milliseconds by which the server's clock is ahead of the browser's. */
  ahead: number;
}

/** Name of the device text with the account that wants its day kept; «Сегодня» of mf-meetings writes it. */
export const KEEP_DAY = 'keepDay';

const NAME = 'day';

/** Milliseconds without an answer of the server after which the day is deleted. */
const LIFE = 48 * 3_600_000;

/** The mark of a kept day; undefined without one, or when it is too old to show. */
export function readDayMark(): DayMark | undefined {
  const text = readDeviceText(NAME);
  if (text === '') return undefined;
  try {
    const mark = JSON.parse(text) as DayMark;
    if (Number.isInteger(mark.account) && Date.now() - mark.heard < LIFE) return mark;
  } catch {
    // Another version wrote it.
  }
  forgetDay();
  return undefined;
}

export function writeDayMark(mark: DayMark): void {
  keepDeviceText(NAME, JSON.stringify(mark));
}

/** Deletes the kept day: at logout, for another account, after the session has ended, for a blocked company (DAY-05). */
export function forgetDay(): void {
  keepDeviceText(NAME, '');
  globalThis.vstrechaKeptAt = undefined;
  void deleteCaches((name) => name.startsWith(DAY) || name === IMAGES);
}

/** Deletes caches by name, if the browser has a cache storage. */
export async function deleteCaches(isMeant: (name: string) => boolean): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(names.filter(isMeant).map((name) => caches.delete(name)));
  } catch {
    // On an insecure page, or with blocked storage.
  }
}
