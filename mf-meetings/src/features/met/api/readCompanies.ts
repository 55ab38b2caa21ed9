import { request } from 'shared-api/client';
import type { Participant } from 'shared-api/contract';
import { createCallQueue } from 'shared-api/delivery';
import { CALLS_AT_ONCE } from '#domain/limits';

/** Companies by id. Those that fail to load are missing: the file is worth more with the rest than not at all. */
export async function readCompanies(ids: readonly number[]): Promise<Map<number, Participant>> {
  const calls = createCallQueue(CALLS_AT_ONCE);
  const found = new Map<number, Participant>();
  await Promise.all(
    [...new Set(ids)].map((id) =>
      calls
        .run(() => request('get', '/api/user/{id}', { path: { id } }))
        .then((company) => found.set(id, company))
        .catch(() => {}),
    ),
  );
  return found;
}
