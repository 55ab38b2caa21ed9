import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { useQueryOnce, type Query } from 'shared-api/query';

/**
 * The plan of a day’s places, a dry run. Its key is outside `organizer`: commands must not plan again.
 * @param opening identifies the opened dialog: each makes its own plan
 */
export function usePlacePlan(date: string, opening: string): Query<Schema<'PlacePlan'>> {
  return useQueryOnce(['organizer-plan', date, opening] as const, ([, day]) =>
    request('post', '/api/organizer/meetings/assign', { body: { date: day, keep: true, dry_run: true } }),
  );
}
