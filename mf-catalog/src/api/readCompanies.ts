import { ApiError, request } from 'shared-api/client';
import type { Participant } from 'shared-api/contract';
import { createCallQueue } from 'shared-api/queue';
import { READ_AT_ONCE } from '#domain/limits';

/** Companies by their ids, in that order; `undefined` for those that are not there (any more). The API has no call for several at once. */
export async function readCompanies(ids: readonly number[]): Promise<(Participant | undefined)[]> {
  const calls = createCallQueue(READ_AT_ONCE);
  return Promise.all(ids.map((id) => calls.run(() => readCompany(id))));
}

async function readCompany(id: number): Promise<Participant | undefined> {
  try {
    return await request('get', '/api/user/{id}', { path: { id } });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Whether the server answered that there is no such thing. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.problem.kind === 'http' && error.problem.status === 404;
}
