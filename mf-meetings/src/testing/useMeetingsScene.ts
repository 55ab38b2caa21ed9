import { afterEach, beforeEach } from '@jest/globals';
import { noteServerDate } from 'shared-api/clock';
import type { CurrentUser, MeetingCompany, Point } from 'shared-api/contract';
import { fixtures, useFakeApi } from 'shared-api/testing';
import { addDays, todayInMoscow } from 'shared-api/time';

/** The slots of a day: 09:00 to 20:30. */
export const times = Array.from(
  { length: 24 },
  (_, index) => `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);

interface SceneMeeting extends Omit<MeetingCompany, 'is_move'> {
  date: string;
  is_move?: boolean;
  link?: string | null;
}

interface Scene {
  user: CurrentUser;
  event: { datestart: string; dateend: string };
  meetings: SceneMeeting[];
  /** Free slots by day; all others are blocked. */
  free: Record<string, string[]>;
  /** Received requests in order, e.g. «points 2026-11-22». */
  asked: string[];
  changes: { date: string; points: string[]; status: string }[];
  cancelled: string[];
}

/** Sunday, 22 November 2026, noon in Moscow. */
const NOW = '2026-11-22T09:00:00Z';

export const serverSays = (instant: string) => noteServerDate(new Date(instant).toUTCString());

/**
 * A fake server with the current user's days and meetings, reset for each test. Today is Sunday, 22 November 2026, the
 * second of 14 days.
 */
export function useMeetingsScene() {
  const api = useFakeApi();
  const scene = {} as Scene;

  const pointsOf = (date: string): Point[] =>
    times.map((point) => {
      const meeting = scene.meetings.find((each) => each.date === date && each.point === point);
      const status = meeting ? 'ASSIGNED' : scene.free[date]?.includes(point) ? 'AVAILABLE' : 'BLOCKED';
      return { point, status, link: meeting?.link ?? null };
    });

  const listOf = (side: 'future' | 'past', limit: number) => {
    const today = todayInMoscow();
    const days = [...new Set(scene.meetings.map(({ date }) => date))]
      .filter((date) => (side === 'future' ? date > today : date < today))
      .toSorted();
    if (side === 'past') days.reverse();
    return {
      meetings: Object.fromEntries(days.slice(0, limit).map((date) => [date, pointsOf(date)])),
      total_count: days.length,
      pages: Math.ceil(days.length / limit),
    };
  };

  beforeEach(() => {
    serverSays(NOW);
    Object.assign(scene, {
      user: fixtures.currentUser(),
      event: { datestart: '2026-11-21', dateend: '2026-12-04' },
      meetings: [],
      free: {},
      asked: [],
      changes: [],
      cancelled: [],
    } satisfies Scene);
    api.answer('get', '/api/user', () => scene.user);
    api.answer('get', '/api/event', () => scene.event);
    api.answer('get', '/api/settings', fixtures.settings());
    api.answer('get', '/api/points', ({ query }) => {
      const date = query.get('date') ?? '';
      scene.asked.push(`points ${date}`);
      return { points: pointsOf(date) };
    });
    api.answer('get', '/api/meetings/companies', ({ query }) => {
      const date = query.get('date') ?? '';
      scene.asked.push(`companies ${date}`);
      const companies = scene.meetings.filter((each) => each.date === date);
      return {
        companies: companies.map(({ point, company, company_id, is_move = false, place, meeting_id }) => ({
          point,
          company,
          company_id,
          is_move,
          ...(place && { place }),
          ...(meeting_id !== undefined && { meeting_id }),
        })),
      };
    });
    for (const side of ['future', 'past'] as const)
      api.answer('get', `/api/meetings/${side}`, ({ query }) => {
        scene.asked.push(`${side} ${query.get('limit')}`);
        return listOf(side, Number(query.get('limit')));
      });
    api.answer('put', '/api/points/{date}', ({ path: { date = '' }, body }) => {
      const { points, status } = body as { points: string[]; status: string };
      scene.changes.push({ date, points, status });
      save(scene, date, points, status);
      return { ok: true };
    });
    api.answer('post', '/api/meeting/cancel', ({ query }) => {
      const [date, point] = [query.get('date'), query.get('point')];
      scene.cancelled.push(`${date} ${point}`);
      scene.meetings = scene.meetings.filter((each) => each.date !== date || each.point !== point);
      return { ok: true };
    });
  });
  // The next test file begins with the browser's own clock.
  afterEach(() => noteServerDate(new Date().toUTCString()));

  return { api, scene };
}

/** Applies a change to the server's state. */
export function save(scene: Pick<Scene, 'free'>, date: string, points: string[], status: string): void {
  const rest = (scene.free[date] ?? []).filter((point) => !points.includes(point));
  scene.free[date] = status === 'AVAILABLE' ? [...rest, ...points] : rest;
}

/** One meeting a day on consecutive days. */
export function meetingsOnDays(first: string, count: number): SceneMeeting[] {
  return Array.from({ length: count }, (_, index) => ({
    date: addDays(first, index),
    point: '10:00',
    company: `Компания ${index + 1}`,
    company_id: 100 + index,
  }));
}
