import type { Schema } from 'shared-api/contract';

const counts = (total: number, waiting: number): Schema<'CompanyCounts'> => ({
  total,
  active: total - 32 - waiting,
  waiting,
  declined: 4,
  blocked: 3,
  step: { COMPANY: 15, FILES: 6, MEETINGS: 4, FINISHED: total - 25 },
});

/** The figures of an event from 21 to 28 November at 14:02 of its second day; takes the fields that differ. */
export const overview = (part: Partial<Schema<'Overview'>> = {}): Schema<'Overview'> => ({
  as_of: '2026-11-22T11:02:00.000Z',
  attention: [
    { kind: 'waiting', count: 7, oldest_at: '2026-11-20T09:00:00.000Z' },
    { kind: 'no_place', count: 41 },
    { kind: 'letters_failed', count: 3 },
    { kind: 'outside_event', count: 2 },
    { kind: 'meeting_of_blocked', count: 1 },
    { kind: 'no_slots', count: 18 },
  ],
  companies: { Поставщик: counts(412, 7), Заказчик: counts(1204, 0) },
  funnel: { Поставщик: [412, 380, 300, 210, 320, 390], Заказчик: [1204, 1101, 890, 494, 661, 630] },
  slots: { open: 14_200, taken: 4202 },
  invitations: { AWAITING: 640, ACCEPTED: 2101, REJECTED: 820, CANCELED: 119, expired: 300 },
  answer_hours: { p50: 3.5, p90: 26 },
  day: { date: '2026-11-22', meetings: 96, running: 12, without_place: 41 },
  meetings_by_day: ['21', '22', '23', '24', '25', '26', '27', '28'].map((day, index) => ({
    date: `2026-11-${day}`,
    agreed: [80, 96, 120, 150, 90, 60, 40, 214][index] ?? 0,
    awaiting: [0, 4, 20, 45, 30, 12, 8, 60][index] ?? 0,
  })),
  load: [
    { date: '2026-11-22', point: '10:30', meetings: 12, placed: 12, places: 40 },
    { date: '2026-11-22', point: '10:00', meetings: 38, placed: 20, places: 40 },
    { date: '2026-11-23', point: '10:00', meetings: 44, placed: 40, places: 40 },
  ],
  idle: { d3: 500, d7: 312, never: 40 },
  messages_24h: 4120,
  online: 208,
  letters: { due: 5, failed: 3 },
  results: { agreed: 1204, continue: 310, no_fit: 96, missed: 12, disputed: 3, agreements: 402 },
  preparation: { event: true, places: true, rules: true, news: true },
  ...part,
});
