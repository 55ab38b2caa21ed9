import { ownPage } from '../addresses/ownPage';
import { scope } from './scope';

/** Replaces a payload that cannot be read: browsers end subscriptions whose pushes stay silent. */
const UNREADABLE = { title: 'Встреча: есть новости' };
const ICON = '/icons/app-192.png';

/** What a notification carries to the click. */
export interface NoticeData {
  href: string;
}

/** Always shows a notification for a push, also while a tab is in sight: the server has decided (DAY-07). */
export async function showPush(text: string | undefined): Promise<void> {
  const { notification, badge } = readPush(text);
  const { title, body, lang, tag, navigate } = notification;
  await Promise.all([
    scope.registration.showNotification(title, {
      ...(body !== undefined && { body }),
      ...(tag !== undefined && { tag }),
      lang: lang ?? 'ru',
      icon: ICON,
      data: { href: ownPage(navigate ?? '') ?? '/' } satisfies NoticeData,
    }),
    badge !== undefined && navigator.setAppBadge?.(badge).catch(() => {}),
  ]);
}

interface Shown {
  title: string;
  body?: string | undefined;
  lang?: string | undefined;
  tag?: string | undefined;
  navigate?: string | undefined;
}

/** Reads the declarative form, which Safari shows without the worker. */
function readPush(text: string | undefined): { notification: Shown; badge?: number } {
  try {
    const { notification, app_badge } = JSON.parse(text ?? '') as { notification: Shown; app_badge?: unknown };
    const read = (name: keyof Shown) => (typeof notification[name] === 'string' ? notification[name] : undefined);
    const title = read('title');
    const badge = Number(app_badge ?? Number.NaN);
    return {
      notification: title
        ? { title, body: read('body'), lang: read('lang'), tag: read('tag'), navigate: read('navigate') }
        : UNREADABLE,
      ...(Number.isSafeInteger(badge) && badge >= 0 && { badge }),
    };
  } catch {
    return { notification: UNREADABLE };
  }
}
