import { useEffect, useState } from 'react';
import { createClientId } from 'shared-api/messages';
import { useQueryCache, useQueryOnce } from 'shared-api/query';
import { emptyFilter } from '#domain/catalogFilter';
import { isNobody, type Choice } from '../choice/choice';
import type { CompanyList, Read } from '../choice/recipients';
import { readCompanyList } from './readCompanyList';
import { sendingKeys } from './sendingKeys';

export interface Recipients extends Read {
  /** Everything is known that the choice needs. */
  isReady: boolean;
  reason: string | undefined;
  reload: () => void;
}

/** Reads who the groups of a choice are, and which of those chosen one by one the viewer has communicated with. */
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
  const known = useQueryOnce(
    choice.picked.length > 0 ? sendingKeys.known(visit) : null,
    async () => (await readCompanyList({ ...emptyFilter, communication: 1 })).known,
    { isComparedByIdentity: true },
  );

  // Lists of 99,999 companies are not kept for pages that do not show them.
  useEffect(() => () => cache.patch(sendingKeys.ofVisit(visit), () => undefined), [cache, visit]);

  const isReady =
    !isNobody(choice) &&
    (filters.length === 0 || lists.data !== undefined) &&
    (choice.picked.length === 0 || known.data !== undefined);
  return {
    lists: lists.data ?? filters.map((filter) => cache.read<CompanyList>(sendingKeys.list(visit, filter))),
    known: known.data,
    isReady,
    reason: lists.data === undefined ? (lists.reason ?? known.reason) : known.reason,
    reload: () => {
      if (lists.error !== undefined) void lists.reload();
      if (known.error !== undefined) void known.reload();
    },
  };
}
