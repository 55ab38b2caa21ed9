import CalendarDays from '@lucide/icons/icons/calendar-days';
import Handshake from '@lucide/icons/icons/handshake';
import MessageSquare from '@lucide/icons/icons/message-square';
import Newspaper from '@lucide/icons/icons/newspaper';
import UserRound from '@lucide/icons/icons/user-round';
import Users from '@lucide/icons/icons/users';
import { MOST_UNSEEN_COUNTED, useUnseenChatsCount } from 'shared-api/chats';
import type { CurrentUser } from 'shared-api/contract';
import type { PageName } from 'shared-api/federation';
import { useInvitationsCount } from 'shared-api/invitations';
import { paths } from 'shared-api/paths';
import { useSettings } from 'shared-api/settings';
import type { IconData } from 'shared-ui/Icon';

export interface Entry {
  to: string;
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

/** Entries of the sidebar, in order (SIDE-01…04), without the logout, which leaves the application. */
export function useEntries(user: CurrentUser): Entry[] {
  const { data: settings } = useSettings();
  const { data: invitations } = useInvitationsCount(true);
  const { data: unseenChats } = useUnseenChatsCount(true);

  const catalog: Entry = {
    to: paths.catalog,
    label: user.type === 'Заказчик' ? 'Каталог поставщиков' : 'Каталог заказчиков',
    shortLabel: 'Каталог',
    icon: Users,
    page: 'mf_catalog/CatalogPage',
  };
  return [
    { to: paths.profile, label: 'Моя страница', shortLabel: 'Профиль', icon: UserRound, page: 'mf_profile/OwnPage' },
    ...(settings?.catalog_status ? [catalog] : []),
    {
      to: paths.invitations,
      label: 'Заявки',
      shortLabel: 'Заявки',
      icon: Handshake,
      badge: badge(invitations, 'Заявки, ждут решения', Infinity),
      page: 'mf_meetings/InvitationsPage',
    },
    {
      to: paths.meetings,
      label: 'Мои встречи',
      shortLabel: 'Встречи',
      icon: CalendarDays,
      page: 'mf_meetings/MeetingsPage',
    },
    {
      to: paths.messages,
      label: 'Сообщения',
      shortLabel: 'Чаты',
      icon: MessageSquare,
      badge: badge(unseenChats, 'Сообщения, непрочитанных чатов', MOST_UNSEEN_COUNTED),
      page: 'mf_messenger/MessagesPage',
    },
    { to: paths.news, label: 'Новости', shortLabel: 'Новости', icon: Newspaper, page: 'mf_profile/NewsPage' },
  ];
}

function badge(count: number | undefined, title: string, cap: number): Entry['badge'] {
  return count ? { count, cap, name: `${title}: ${count}` } : undefined;
}
