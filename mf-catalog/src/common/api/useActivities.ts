import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { useQueryOnce, type Query } from 'shared-api/query';
import { catalogKeys } from './catalogKeys';

/** All activity areas, groups before their items. */
export function useActivities(isAsked: boolean): Query<Schema<'ActivityArea'>[]> {
  return useQueryOnce(
    isAsked ? catalogKeys.activities : null,
    async () => (await request('get', '/api/activities')).activities,
  );
}
