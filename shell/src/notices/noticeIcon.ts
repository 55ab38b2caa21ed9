import Bell from '@lucide/icons/icons/bell';
import CalendarCheck from '@lucide/icons/icons/calendar-check';
import CalendarClock from '@lucide/icons/icons/calendar-clock';
import CalendarPlus from '@lucide/icons/icons/calendar-plus';
import CalendarX from '@lucide/icons/icons/calendar-x';
import CircleX from '@lucide/icons/icons/circle-x';
import Clock from '@lucide/icons/icons/clock';
import Handshake from '@lucide/icons/icons/handshake';
import MapPin from '@lucide/icons/icons/map-pin';
import Megaphone from '@lucide/icons/icons/megaphone';
import Newspaper from '@lucide/icons/icons/newspaper';
import type { Notice } from 'shared-api/contract';
import type { IconData } from 'shared-ui/Icon';

/** The icon of a kind of notice. */
export function iconOf(kind: Notice['kind']): IconData {
  switch (kind) {
    case 'invitation':
    case 'waiting':
    case 'slot_free':
    case 'timetable':
    case 'mutual':
      return CalendarPlus;
    case 'accepted':
    case 'result':
    case 'day':
      return CalendarCheck;
    case 'move_asked':
    case 'move_accepted':
    case 'by_organizer':
      return CalendarClock;
    case 'cancelled':
      return CalendarX;
    case 'declined':
    case 'move_declined':
    case 'withdrawn':
    case 'fell':
    case 'rejected':
    case 'blocked':
      return CircleX;
    case 'expiring':
    case 'expired':
    case 'late':
      return Clock;
    case 'agreement_asked':
    case 'agreement_confirmed':
      return Handshake;
    case 'place':
    case 'arrived':
      return MapPin;
    case 'news':
      return Newspaper;
    case 'organizer':
      return Megaphone;
    default:
      return Bell;
  }
}
