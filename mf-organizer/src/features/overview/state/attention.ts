import type { Schema } from 'shared-api/contract';
import { countCompanies, countMeetings, formatCount } from '#domain/counts';
import { shortDay } from '#domain/days';
import { organizerPaths } from '#domain/organizerPaths';
import { formatAge } from './formatAge';

type Overview = Schema<'Overview'>;
type Kind = Overview['attention'][number]['kind'];

/** Something that needs attention, and the page where it is settled. */
export interface AttentionLine {
  kind: Kind;
  text: string;
  /** Missing where a button settles it on the overview. */
  action?: { label: string; href: string };
}

/** What needs attention, most urgent first as the server sorts it. @param today yyyy-MM-dd */
export function attentionLines(overview: Overview, today: string): AttentionLine[] {
  return overview.attention.map(({ kind, count, oldest_at: oldest }) => ({
    kind,
    ...describe[kind]({ overview, count, oldest, today }),
  }));
}

interface Facts {
  overview: Overview;
  count: number;
  oldest: string | undefined;
  today: string;
}

const describe: Record<Kind, (facts: Facts) => Omit<AttentionLine, 'kind'>> = {
  no_event: () => ({
    text: 'Даты мероприятия не назначены',
    action: { label: 'Назначить даты', href: organizerPaths.event },
  }),
  waiting: ({ overview, count, oldest }) => ({
    text: `Ждут активации ${formatCount(count)}${oldest === undefined ? '' : `, дольше всех ${formatAge(oldest, overview.as_of)}`}`,
    action: { label: 'Проверить', href: organizerPaths.participants({ state: 'waiting' }) },
  }),
  no_place: ({ overview: { day }, count, today }) => ({
    text: `${day.date === today ? 'Впереди' : shortDay(day.date)} без места ${countMeetings(count)}`,
    action: { label: 'Назначить места', href: organizerPaths.meetings({ date: day.date, no_place: 1 }) },
  }),
  letters_failed: ({ count }) => ({ text: `Письма не ушли: ${formatCount(count)}` }),
  outside_event: ({ count }) => ({
    text: `Вне дат мероприятия: ${countMeetings(count)}`,
    action: { label: 'Проверить даты', href: organizerPaths.event },
  }),
  meeting_of_blocked: ({ count }) => ({
    text: `С заблокированными компаниями: ${countMeetings(count)}`,
    action: { label: 'Показать компании', href: organizerPaths.participants({ state: 'blocked' }) },
  }),
  no_slots: ({ count }) => ({
    text: `Без свободного времени: ${countCompanies(count)}`,
    action: { label: 'Показать', href: organizerPaths.participants({ no_slots: 1 }) },
  }),
};
