import { request } from 'shared-api/client';
import type { Participant } from 'shared-api/contract';
import { createCallQueue } from 'shared-api/delivery';
import { useQueryOnce, type Query } from 'shared-api/query';
import { usersKeys } from 'shared-api/users';
import { CALLS_AT_ONCE } from '#domain/limits';

const calls = createCallQueue(CALLS_AT_ONCE);

/**
 * The company of a row. Fetched once, a few at a time: a list shows dozens of them.
 * @param isNeeded false disables the query
 */
export function useCompany(userId: number, isNeeded: boolean): Query<Participant> {
  return useQueryOnce(isNeeded ? usersKeys.participant(userId) : null, ([, id]) =>
    calls.run(() => request('get', '/api/user/{id}', { path: { id } })),
  );
}
