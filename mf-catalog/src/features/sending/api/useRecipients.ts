import { useEffect, useState } from 'react';
import { createClientId } from 'shared-api/client';
import { useQueryCache, useQueryOnce } from 'shared-api/query';
import { emptyFilter } from '#domain/catalogFilter';
import { isEmptyChoice, type Choice } from '../domain/choice';
import type { CompanyList, Read } from '../domain/recipients';
import { readCompanyList } from './readCompanyList';
import { sendingKeys } from './sendingKeys';

export interface Recipients extends Read {
  /** All data needed for the choice has loaded. */
  isReady: boolean;
  reason: string | undefined;
  reload: () => void;
}

/**
 * Fetches the members of a choice's groups, and which of the individually picked companies the viewer has communicated
 * with.
 */
export function useRecipients(choice: Choice): Recipients {
  const cache = useQueryCache();
  const [visit] = useState(createClientId);
  const filters = choice.groups.map(({ filter }) => filter);
  const lists = useQueryOnce(
    filters.length > 0 ? sendingKeys.lists(visit, filters) : null,
    () =>
      Promise.all(
        filters.map(async (filter) => {
          const key = sendingKeys.list(visit, filter);
          const read = cache.read<CompanyList>(key);
          if (read) return read;
          const list = await readCompanyList(filter);
          cache.write(key, list);
          return list;
        }),
      ),
    { isComparedByIdentity: true },
  );
  const contacted = useQueryOnce(
    choice.picked.length > 0 ? sendingKeys.contacted(visit) : null,
    async () => (await readCompanyList({ ...emptyFilter, communication: 1 })).contacted,
    { isComparedByIdentity: true },
  );

  // Free lists of up to 99,999 companies when the page is left.
  useEffect(() => () => cache.patch(sendingKeys.ofVisit(visit), () => undefined), [cache, visit]);

  const isReady =
    !isEmptyChoice(choice) &&
    (filters.length === 0 || lists.data !== undefined) &&
    (choice.picked.length === 0 || contacted.data !== undefined);
  return {
    lists: lists.data ?? filters.map((filter) => cache.read<CompanyList>(sendingKeys.list(visit, filter))),
    contacted: contacted.data,
    isReady,
    reason: lists.data === undefined ? (lists.reason ?? contacted.reason) : contacted.reason,
    reload: () => {
      if (lists.error !== undefined) void lists.reload();
      if (contacted.error !== undefined) void contacted.reload();
    },
  };
}
