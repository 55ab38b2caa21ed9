import { readLongList } from 'shared-api/long-lists';
import { bodyOf, type CatalogFilter } from '#domain/catalogFilter';
import { MAILING_LIMIT } from '#domain/limits';
import type { CompanyList } from '../choice/recipients';
import { LIST_TIMEOUT } from '../limits';

/** Everybody of a filter that can be written to (SEND-02): ids, names, and who has been communicated with; the rest is not kept. */
export async function readCompanyList(filter: CatalogFilter): Promise<CompanyList> {
  const names = new Map<number, string>();
  const known = new Set<number>();
  await readLongList(
    'post',
    '/api/users',
    { query: { limit: MAILING_LIMIT, page: 1 }, body: { ...bodyOf(filter), sending: true }, timeout: LIST_TIMEOUT },
    'users',
    ({ id, company, already_communicated }) => {
      names.set(id, company);
      if (already_communicated) known.add(id);
    },
  );
  return { names, known };
}
