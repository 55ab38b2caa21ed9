import { request } from 'shared-api/client';
import type { Point, Schema } from 'shared-api/contract';
import { meetingsKeys } from 'shared-api/meetings';
import { createMutation } from 'shared-api/query';

/** Slots of one day and their new common status. */
export type PointsChange = Schema<'PointsChange'>;

/** Changes the status of slots, optimistically; a failure rolls back only these slots (POINT-02). */
export const useSavePoints = createMutation(
  (date: string, change: PointsChange) => request('put', '/api/points/{date}', { path: { date }, body: change }),
  {
    optimistic: (cache, date, { points, status }) => {
      const key = meetingsKeys.points(date);
      const before = new Map(cache.read<Point[]>(key)?.map((point) => [point.point, point.status]));
      cache.patch(key, (day: Point[]) => withStatus(day, points, () => status));
      return () => cache.patch(key, (day: Point[]) => withStatus(day, points, ({ point }) => before.get(point)));
    },
    // Again: a day read while the change was under way may lack it.
    onSuccess: (cache, _answer, date, { points, status }) =>
      cache.patch(meetingsKeys.points(date), (day: Point[]) => withStatus(day, points, () => status)),
    refreshes: [meetingsKeys.isDay, meetingsKeys.isDays],
  },
);

/** Leaves slots alone that became meetings in the meantime. */
function withStatus(day: Point[], points: string[], statusOf: (point: Point) => Point['status'] | undefined): Point[] {
  return day.map((point) =>
    points.includes(point.point) && point.status !== 'ASSIGNED'
      ? { ...point, status: statusOf(point) ?? point.status }
      : point,
  );
}
