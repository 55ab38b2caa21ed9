import { keysUnder } from '../query/keysUnder';

/** Keys of the current user's slots and meetings. */
export const meetingsKeys = {
  points: (date: string) => ['meetings', 'points', date] as const,
  /** The default free-time schedule of all event days. */
  schedule: ['meetings', 'schedule'] as const,
  companies: (date: string) => ['meetings', 'companies', date] as const,

  isAny: keysUnder('meetings'),
  isSchedule: keysUnder('meetings', 'schedule'),
  isPoints: keysUnder('meetings', 'points'),
};
