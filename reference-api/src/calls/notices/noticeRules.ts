import type { Schema } from '#platform/contract/types.ts';

export type NoticeKind = Schema<'NoticeKind'>;
/** `browser`: web push. */
export type NoticeChannel = 'email' | 'bot' | 'browser';
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

/** Where each kind of notice goes besides the bell. The notification mode of the user limits e-mails and the bot. */
export const NOTICE_RULES: Record<NoticeKind, Rule> = {
  invitation: { group: 'invitations', browser: 'on', email: 'on', bot: 'on', isPaced: true },
  move_asked: { group: 'changes', browser: 'on', email: 'on', bot: 'on', mayBeUrgent: true, isPaced: true },
  accepted: { group: 'invitations', browser: 'on', email: 'on', bot: 'on', emailWaitMs: MINUTE_MS },
  move_accepted: { group: 'changes', browser: 'on', email: 'on', bot: 'on', mayBeUrgent: true, emailWaitMs: MINUTE_MS },
  declined: { group: 'invitations', browser: 'on', email: 'on', bot: 'on' },
  move_declined: { group: 'changes', browser: 'on', email: 'on', bot: 'on', mayBeUrgent: true },
  withdrawn: { group: 'invitations', browser: 'off', bot: 'off' },
  fell: { group: 'invitations', browser: 'off', email: 'off', bot: 'off' },
  expiring: { group: 'invitations', browser: 'on', bot: 'off' },
  expired: {},
  cancelled: { group: 'changes', browser: 'always', email: 'always', bot: 'on', mayBeUrgent: true },
  by_organizer: { group: 'changes', browser: 'always', email: 'always', bot: 'on', mayBeUrgent: true },
  place: { group: 'changes', browser: 'on', mayBeUrgent: true },
  reminder: { group: 'reminders', browser: 'on', bot: 'off', mayBeUrgent: true },
  day: { group: 'reminders', browser: 'on', email: 'on', bot: 'on' },
  waiting: { group: 'invitations', email: 'on', bot: 'off' },
  news: { group: 'news', browser: 'on', email: 'off', bot: 'off' },
  // The jobs of calls/broadcasts send its e-mails and the bot's messages.
  organizer: { group: 'news', browser: 'on' },
  activated: { email: 'always', emailWaitMs: MINUTE_MS / 2 },
  rejected: { email: 'always', emailWaitMs: MINUTE_MS / 2 },
  blocked: { email: 'always' },
  result: {},
  agreement_asked: { group: 'invitations', browser: 'on', email: 'on', bot: 'on', emailWaitMs: MINUTE_MS },
  agreement_confirmed: { group: 'invitations', browser: 'on', email: 'on', bot: 'on', emailWaitMs: MINUTE_MS },
  arrived: { group: 'reminders', browser: 'on', bot: 'on', mayBeUrgent: true },
  slot_free: { group: 'invitations', browser: 'on', bot: 'on', mayBeUrgent: true },
  mutual: { group: 'invitations', browser: 'on', bot: 'on' },
  timetable: { group: 'invitations', browser: 'on', email: 'on', bot: 'on' },
  late: { group: 'reminders', browser: 'on', bot: 'on', mayBeUrgent: true },
};

/** Whether the groups of a user's settings let a kind through a channel. */
export function isWanted(kind: NoticeKind, channel: NoticeChannel, groups: Groups): boolean {
  const { group, [channel]: wish } = NOTICE_RULES[kind];
  if (wish === undefined || wish === 'always') return wish === 'always';
  const chosen = group && groups[group]?.[channel];
  return chosen ?? wish === 'on';
}
