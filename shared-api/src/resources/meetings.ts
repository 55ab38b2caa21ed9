import type { Schema } from '../contract';
import { keysUnder } from '../query/keysUnder';

/** Cache keys of slots and meetings. Days are Moscow dates, yyyy-MM-dd. */
export const meetingsKeys = {
  /** Slots of one day: the current user's, or another participant's. */
  points: (date: string, userId?: number) => ['meetings', 'day', date, 'points', userId ?? 'own'] as const,
  one: (meetingId: number) => ['meetings', 'one', meetingId] as const,
  /** Who could fill a slot of the current user. */
  openings: (date: string, point: string) => ['meetings', 'openings', date, point] as const,
  companies: (date: string) => ['meetings', 'day', date, 'companies'] as const,
  /** The current user's slots and meetings of several days, fetched at once. */
  ownDays: (first: string, last: string) => ['meetings', 'day', 'own', first, last] as const,
  /** Days with meetings of the current user, before or after today. */
  days: (side: 'future' | 'past', limit: number) => ['meetings', 'days', side, limit] as const,
  /** All meetings of the event with their companies. */
  agenda: ['meetings', 'agenda'] as const,
  /** The current user's meetings from today on with their companies. */
  coming: ['meetings', 'coming'] as const,
  freeTime: (first: string, last: string) => ['meetings', 'free-time', first, last] as const,
  /** The default free-time schedule of all event days. */
  schedule: ['meetings', 'schedule'] as const,

  isAny: keysUnder('meetings'),
  isDay: keysUnder('meetings', 'day'),
  isOwnDays: keysUnder('meetings', 'day', 'own'),
  isDays: keysUnder('meetings', 'days'),
};

/** The words for a place of meetings: «Стол 4, зал Б». */
export function placeWords({ label, hall }: Pick<Schema<'MeetingPlace'>, 'label' | 'hall'>): string {
  return hall === '' ? label : `${label}, зал ${hall}`;
}
