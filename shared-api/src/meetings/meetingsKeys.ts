import { keysUnder } from '../query/keysUnder';

/** Keys of the current user's slots and meetings. Days are Moscow dates, yyyy-MM-dd. */
export const meetingsKeys = {
  /** The slots of one day. */
  points: (date: string) => ['meetings', 'day', date, 'points'] as const,
  /** With whom the user meets on one day. */
  companies: (date: string) => ['meetings', 'day', date, 'companies'] as const,
  /** The default free-time schedule of all event days. */
  schedule: ['meetings', 'schedule'] as const,

  isAny: keysUnder('meetings'),
  /** Slots and meetings of any day. */
  isDay: keysUnder('meetings', 'day'),
};
