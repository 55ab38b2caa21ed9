import type { Schema } from '#platform/contract/types.ts';

export type NoticeKind = Schema<'NoticeKind'>;
export type NoticeChannel = 'email' | 'bot';
type Groups = Schema<'NoticeSettings'>['groups'];

/** `always` ignores the groups of the user's settings; `on` and `off` are defaults, which the groups change. */
type Wish = 'always' | 'on' | 'off';

interface Rule extends Partial<Record<NoticeChannel, Wish>> {
  group?: keyof Groups;
  /** Passes quiet hours when the slot begins within 12 hours. */
  mayBeUrgent?: true;
  /** The e-mail waits for a later change of the same meeting, which replaces it, or for the undo of a decision. */
  emailWaitMs?: number;
  /** E-mails are queued by sender and recipient, at most one an hour. */
  isPaced?: true;
}

const MINUTE_MS = 60_000;

/** Where each kind of notice goes besides the bell. The notification mode of the user limits all of them. */
export const NOTICE_RULES: Record<NoticeKind, Rule> = {
  invitation: { group: 'invitations', email: 'on', bot: 'on', isPaced: true },
  move_asked: { group: 'changes', email: 'on', bot: 'on', mayBeUrgent: true, isPaced: true },
  accepted: { group: 'invitations', email: 'on', bot: 'on', emailWaitMs: MINUTE_MS },
  move_accepted: { group: 'changes', email: 'on', bot: 'on', mayBeUrgent: true, emailWaitMs: MINUTE_MS },
  declined: { group: 'invitations', email: 'on', bot: 'on' },
  move_declined: { group: 'changes', email: 'on', bot: 'on', mayBeUrgent: true },
  withdrawn: { group: 'invitations', bot: 'off' },
  fell: { group: 'invitations', email: 'off', bot: 'off' },
  expiring: { group: 'invitations', bot: 'off' },
  expired: {},
  cancelled: { group: 'changes', email: 'always', bot: 'on', mayBeUrgent: true },
  by_organizer: { group: 'changes', email: 'always', bot: 'on', mayBeUrgent: true },
  place: { group: 'changes', mayBeUrgent: true },
  reminder: { group: 'reminders', bot: 'off', mayBeUrgent: true },
  day: { group: 'reminders', email: 'on', bot: 'on' },
  waiting: { group: 'invitations', email: 'on', bot: 'off' },
  news: { group: 'news', email: 'off', bot: 'off' },
  // The jobs of calls/broadcasts send its e-mails and the bot's messages.
  organizer: { group: 'news' },
  activated: { email: 'always', emailWaitMs: MINUTE_MS / 2 },
  rejected: { email: 'always', emailWaitMs: MINUTE_MS / 2 },
  blocked: { email: 'always' },
  result: {},
  agreement_asked: { group: 'invitations', email: 'on', bot: 'on', emailWaitMs: MINUTE_MS },
  agreement_confirmed: { group: 'invitations', email: 'on', bot: 'on', emailWaitMs: MINUTE_MS },
  arrived: { group: 'reminders', bot: 'on', mayBeUrgent: true },
  slot_free: { group: 'invitations', bot: 'on', mayBeUrgent: true },
  mutual: { group: 'invitations', bot: 'on' },
  timetable: { group: 'invitations', email: 'on', bot: 'on' },
  late: { group: 'reminders', bot: 'on', mayBeUrgent: true },
};

/** Whether the groups of a user's settings let a kind through a channel. */
export function isWanted(kind: NoticeKind, channel: NoticeChannel, groups: Groups): boolean {
  const { group, [channel]: wish } = NOTICE_RULES[kind];
  if (wish === undefined || wish === 'always') return wish === 'always';
  const chosen = group && groups[group]?.[channel];
  return chosen ?? wish === 'on';
}
