import { useSyncExternalStore } from 'react';
import { MOST_UNSEEN_COUNTED, useUnseenChatsCount } from 'shared-api/chats';
import type { CurrentUser } from 'shared-api/contract';
import type { BadgeName, MenuEntry, PageName } from 'shared-api/federation';
import { useInvitationsCount } from 'shared-api/invitations';
import { useOverview } from 'shared-api/organizer';
import type { IconData } from 'shared-ui/Icon';
import { getPlaces, onPlaces, type PlacedPage } from '../federation/choose/places';
import { useMenuSettings } from './useMenuSettings';

export interface Entry {
  to: string;
  /** Whether it is current at its own address only, because other pages lie below. */
  isExact: boolean;
  label: string;
  shortLabel: string;
  icon: IconData;
  badge?: {
    count: number;
    /** Above this number the badge shows «20+». */
    cap: number;
    /** The entry's full name for screen readers, count included. */
    name: string;
  };
  /** The page to prefetch on hover. */
  page: PageName;
}

/** The unit of a badge, in words after the label, and the number above which it shows «20+». */
const badges: Readonly<Record<BadgeName, { counted: string; cap: number }>> = {
  invitations: { counted: 'ждут решения', cap: Infinity },
  'unseen-chats': { counted: 'непрочитанных чатов', cap: MOST_UNSEEN_COUNTED },
  'waiting-companies': { counted: 'ждут активации', cap: Infinity },
  'meetings-without-place': { counted: 'сегодня без места', cap: Infinity },
};

/**
 * Entries of the sidebar, in order (SIDE-01…04), without the logout, which leaves the application. Administrators have
 * their own pages instead of a participant's (ORG-01).
 */
export function useEntries(user: CurrentUser): Entry[] {
  const { pages } = useSyncExternalStore(onPlaces, getPlaces);
  const isOn = useMenuSettings(user.id);
  const isOrganizer = user.is_admin && pages.some(isForAdministrators);
  const { data: invitations } = useInvitationsCount(!isOrganizer);
  const { data: unseenChats } = useUnseenChatsCount(true);
  const { data: overview } = useOverview(undefined, isOrganizer);
  const counts: Record<BadgeName, number | undefined> = {
    invitations,
    'unseen-chats': unseenChats,
    'waiting-companies': overview?.attention.find(({ kind }) => kind === 'waiting')?.count,
    'meetings-without-place': overview?.day.without_place,
  };

  return pages
    .flatMap((page) => {
      const order = page.menu && (isOrganizer ? administratorOrder(page) : participantOrder(page));
      return page.menu && order !== undefined ? [{ page, menu: page.menu, order }] : [];
    })
    .filter(({ menu }) => menu.setting === undefined || isOn(menu.setting))
    .toSorted((one, other) => one.order - other.order)
    .map(({ page, menu }) => {
      const label = labelFor(user, menu);
      const to = addressOf(page);
      return {
        to,
        isExact: pages.some((other) => other !== page && other.path.startsWith(`${to}/`)),
        label,
        shortLabel: menu.shortLabel,
        icon: { node: [['path', { key: 'path', d: menu.icon }]] },
        badge: menu.badge && badge(label, badges[menu.badge], counts[menu.badge]),
        page: page.name,
      };
    });
}

function isForAdministrators({ access }: PlacedPage): boolean {
  return access === 'administrator';
}

function administratorOrder(page: PlacedPage): number | undefined {
  return page.menu?.administratorOrder ?? (isForAdministrators(page) ? page.menu?.order : undefined);
}

function participantOrder(page: PlacedPage): number | undefined {
  return isForAdministrators(page) ? undefined : page.menu?.order;
}

/** Without the parameter. */
function addressOf({ path }: PlacedPage): string {
  return path.replace(/\/:.*/, '');
}

function labelFor({ type }: CurrentUser, { label }: MenuEntry): string {
  return typeof label === 'string' ? label : label[type];
}

function badge(label: string, { counted, cap }: (typeof badges)[BadgeName], count: number | undefined): Entry['badge'] {
  return count ? { count, cap, name: `${label}, ${counted}: ${count}` } : undefined;
}
