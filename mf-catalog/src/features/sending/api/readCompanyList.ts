import { readLongList } from 'shared-api/long-lists';
import { bodyOf, type CatalogFilter } from '#domain/catalogFilter';
import { MAILING_LIMIT } from '#domain/limits';
import type { CompanyList } from '../domain/recipients';
import { LIST_TIMEOUT } from '../limits';

/**
 * Fetches all companies of a filter that accept mailings (SEND-02), keeping only ids, names and whether the viewer has
 * communicated with them.
 */
export async function readCompanyList(filter: CatalogFilter): Promise<CompanyList> {
  const names = new Map<number, string>();
  const contacted = new Set<number>();
  await readLongList(
    'post',
    '/api/users',
    { query: { limit: MAILING_LIMIT, page: 1 }, body: { ...bodyOf(filter), sending: true }, timeout: LIST_TIMEOUT },
    'users',
    ({ id, company, already_communicated }) => {
      names.set(id, company);
      if (already_communicated) contacted.add(id);
    },
  );
  return { names, contacted };
}
