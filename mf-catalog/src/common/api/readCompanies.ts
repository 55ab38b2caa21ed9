import { outcome, request } from 'shared-api/client';
import type { Participant } from 'shared-api/contract';
import { createCallQueue } from 'shared-api/delivery';
import { READ_AT_ONCE } from '#domain/limits';

/**
 * Fetches companies by id, in the given order; `undefined` for those that do not exist (any more). The API cannot fetch
 * several companies at once.
 */
export async function readCompanies(ids: readonly number[]): Promise<(Participant | undefined)[]> {
  const calls = createCallQueue(READ_AT_ONCE);
  return Promise.all(ids.map((id) => calls.run(() => readCompany(id))));
}

async function readCompany(id: number): Promise<Participant | undefined> {
  try {
    return await request('get', '/api/user/{id}', { path: { id } });
  } catch (error) {
    if (outcome(error) === 'not-found') return undefined;
    throw error;
  }
}
