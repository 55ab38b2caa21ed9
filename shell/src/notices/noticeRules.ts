import type { Notice } from 'shared-api/contract';
import type { NoticeGroups } from 'shared-api/notices';
import { slotStart } from 'shared-api/time';
import { ownPage } from '../addresses/ownPage';

type Kind = Notice['kind'];
type Group = keyof NoticeGroups;

/** Cards by kind: always, unless the group is switched off, or never for those that are missing. */
const CARDS: Partial<Record<Kind, 'always' | Group>> = {
  invitation: 'invitations',
  move_asked: 'changes',
  accepted: 'always',
  move_accepted: 'always',
  declined: 'always',
  move_declined: 'always',
  withdrawn: 'invitations',
  fell: 'invitations',
  expiring: 'invitations',
  cancelled: 'always',
  by_organizer: 'always',
  place: 'changes',
  arrived: 'always',
  late: 'always',
  agreement_asked: 'invitations',
  agreement_confirmed: 'invitations',
  slot_free: 'always',
  mutual: 'always',
  timetable: 'invitations',
  news: 'news',
  organizer: 'news',
};

/** Desktop notifications by kind, like `CARDS`. */
const ON_DESKTOP: Partial<Record<Kind, 'always' | Group>> = {
  invitation: 'invitations',
  move_asked: 'changes',
  accepted: 'invitations',
  move_accepted: 'changes',
  declined: 'invitations',
  move_declined: 'changes',
  expiring: 'invitations',
  cancelled: 'always',
  by_organizer: 'always',
  place: 'changes',
  arrived: 'reminders',
  late: 'reminders',
  agreement_asked: 'invitations',
  agreement_confirmed: 'invitations',
  slot_free: 'invitations',
  mutual: 'invitations',
  timetable: 'invitations',
  news: 'news',
  organizer: 'news',
};

const YOUNG_MS = 120_000;
const SOON_MS = 3_600_000;
const SLOT_MS = 1_800_000;

/** Whether a kind of notice may make a card at all. */
export const mayHaveCard = ({ kind }: Notice): boolean => CARDS[kind] !== undefined;

/** Whether the user's settings decide about the card of a notice. */
export const isCardOptional = ({ kind }: Notice): boolean => CARDS[kind] !== undefined && CARDS[kind] !== 'always';

/** Whether a notice makes a card. */
export const hasCard = ({ kind }: Notice, groups: NoticeGroups): boolean => isWanted(CARDS[kind], groups);

/** Whether a kind of notice may make a desktop notification at all. */
export const mayBeOnDesktop = ({ kind }: Notice): boolean => ON_DESKTOP[kind] !== undefined;

/** Whether a notice makes a desktop notification while all tabs are hidden. */
export const isForDesktop = ({ kind }: Notice, groups: NoticeGroups): boolean => isWanted(ON_DESKTOP[kind], groups);

/** Groups that were never changed are on. */
function isWanted(rule: 'always' | Group | undefined, groups: NoticeGroups): boolean {
  if (rule === undefined || rule === 'always') return rule === 'always';
  return groups[rule]?.browser ?? true;
}

/** Whether a notice is new enough for a card. */
export const isYoung = ({ at }: Notice, now: number): boolean => now - Date.parse(at) < YOUNG_MS;

/** Answers to invitations and moves of the user. */
const ANSWERS: readonly Kind[] = ['accepted', 'declined', 'move_accepted', 'move_declined'];

/** Whether an answer came while the user was away. */
export const isMissedAnswer = (notice: Notice, now: number): boolean =>
  ANSWERS.includes(notice.kind) && !notice.is_read && !isYoung(notice, now);

/** Kinds that change what one does in the next hour; of the last two also in a meeting that has just begun. */
const PRESSING: readonly Kind[] = [
  'cancelled',
  'by_organizer',
  'move_accepted',
  'place',
  'slot_free',
  'arrived',
  'late',
];

/** Whether a notice changes a meeting of the next hour: its card stays until closed. */
export function isPressing({ kind, date, point, from_date, from_point }: Notice, now: number): boolean {
  if (!PRESSING.includes(kind)) return false;
  const isSoon = (day: string | undefined, time: string | undefined) => {
    if (day === undefined || time === undefined) return false;
    const left = slotStart(day, time) - now;
    return left > (kind === 'arrived' || kind === 'late' ? -SLOT_MS : 0) && left < SOON_MS;
  };
  return isSoon(date, point) || isSoon(from_date, from_point);
}

/** The page of a notice's subject, or `undefined` for anything but a page of this site. */
export const hrefOf = ({ href }: Notice): string | undefined => ownPage(href);

const FREE = 'Кто свободен';
const OTHER_TIME = 'Другое время';

/** The button of a card. */
export function labelOf({ kind, from_date, meeting_id }: Notice): string {
  switch (kind) {
    case 'invitation':
    case 'move_asked':
    case 'expiring':
    case 'waiting':
    case 'agreement_asked':
      return 'Ответить';
    case 'declined':
    case 'fell':
      return OTHER_TIME;
    case 'cancelled':
      return meeting_id === undefined ? OTHER_TIME : FREE;
    case 'by_organizer':
      return from_date === undefined ? FREE : 'Открыть';
    case 'expired':
      return 'Пригласить снова';
    case 'slot_free':
      return 'Пригласить';
    case 'news':
      return 'Читать';
    default:
      return 'Открыть';
  }
}
