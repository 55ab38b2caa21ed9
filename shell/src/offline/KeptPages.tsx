import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { useEachMinute } from 'shared-api/clock';
import { useEvent } from 'shared-api/event';
import type { KeepAnswers } from 'shared-api/federation';
import { paths } from 'shared-api/paths';
import { useQueryCache, type QueryCache } from 'shared-api/query';
import { useDeviceText } from 'shared-api/storage';
import { savesData, whenIdle } from 'shared-ui/whenIdle';
import { prepareModule } from 'shared-ui/Widget';
import { isEventDay } from '../event/isEventDay';
import { getPlaces } from '../federation/choose/places';
import { remotes } from '../federation/remotes';
import { KEEP_DAY } from './dayMark';
import { trimDay } from './dayPack';

/** Pages that people need between two meetings, when thousands of phones share the hall's network. */
const FOR_ALL = [paths.today, paths.meetings, paths.messages, paths.invitations];
const FOR_ADMINISTRATORS = [paths.messages];

/** Milliseconds until the answers are fetched again. */
const AGAIN_MS = 10 * 60_000;

/** Prefetches on the days of the event what opens without a network: the pages' modules and first answers. */
export function KeptPages({ isAdministrator }: { isAdministrator: boolean }) {
  const cache = useQueryCache();
  const event = useEvent().data;
  const [choice] = useDeviceText(KEEP_DAY);
  useEachMinute();
  const isTime = isEventDay(event) && !savesData();

  useEffect(() => {
    if (!isTime) return undefined;
    const addresses = isAdministrator ? FOR_ADMINISTRATORS : FOR_ALL;
    let cancel = () => {};
    const keep = () => {
      if (!navigator.onLine) return;
      cancel();
      cancel = whenIdle(() => void keepPages(addresses, cache));
    };
    keep();
    const timer = setInterval(keep, AGAIN_MS);
    return () => {
      clearInterval(timer);
      cancel();
    };
    // A person’s choice to keep the day fetches all of it at once.
  }, [cache, isTime, isAdministrator, choice]);
  return null;
}

/** One after another, which leaves slow phones free for the person. */
async function keepPages(addresses: readonly string[], cache: QueryCache): Promise<void> {
  for (const address of addresses) await keepPage(address, cache);
  await trimDay().catch(() => {});
}

/** Failures are ignored: opening the page loads it again. */
async function keepPage(address: string, cache: QueryCache): Promise<void> {
  const page = getPlaces().pages.find(({ path }) => matchPath(path, address));
  if (!page) return;
  try {
    const { default: component } = await prepareModule(remotes, page.name);
    await (component as { keepAnswers?: KeepAnswers }).keepAnswers?.(cache);
  } catch {
    // As after a failed prefetch.
  }
}
