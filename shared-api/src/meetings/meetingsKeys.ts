import { keysUnder } from '../query/keysUnder';

/** Keys of slots and meetings. Days are Moscow dates, yyyy-MM-dd. */
export const meetingsKeys = {
  /** The slots of one day: the current user's, or another participant's. */
  points: (date: string, userId?: number) => ['meetings', 'day', date, 'points', userId ?? 'own'] as const,
  /** With whom the current user meets on one day. */
  companies: (date: string) => ['meetings', 'day', date, 'companies'] as const,
  /** One's own slots and meetings of several days at once. */
  ownDays: (first: string, last: string) => ['meetings', 'day', 'own', first, last] as const,
  /** The days on which the current user meets somebody, before today or after it. */
  days: (side: 'future' | 'past', limit: number) => ['meetings', 'days', side, limit] as const,
  /** All meetings of the event with their companies. */
  agenda: ['meetings', 'agenda'] as const,
  /** One's meetings from today on with their companies. */
  coming: ['meetings', 'coming'] as const,
  /** The free time of these days, both included. */
  freeTime: (first: string, last: string) => ['meetings', 'free-time', first, last] as const,
  /** The default free-time schedule of all event days. */
  schedule: ['meetings', 'schedule'] as const,

  isAny: keysUnder('meetings'),
  /** Slots and meetings of any day. */
  isDay: keysUnder('meetings', 'day'),
  isOwnDays: keysUnder('meetings', 'day', 'own'),
  isDays: keysUnder('meetings', 'days'),
};
