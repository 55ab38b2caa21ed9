import { useRef, useState } from 'react';
import type { Participant } from 'shared-api/contract';
import { emptyFilter, type CatalogFilter } from '#domain/catalogFilter';
import { useCompaniesToMail } from '../api/useCompaniesToMail';
import { useRecipients } from '../api/useRecipients';
import { choose, chooseAll, dropGroup, groupOf, hasAll, isChosen, type Choice } from '../domain/choice';
import { countRecipients } from '../domain/recipients';

/** State of the picker: a separate choice until it is confirmed. */
export function usePicking(start: Choice, startFilter: CatalogFilter) {
  const [query, setQuery] = useState({ filter: startFilter, page: 1 });
  const [choice, setChoice] = useState(start);
  const lastPressed = useRef<number>(undefined);
  const companies = useCompaniesToMail(query.filter, query.page);
  const recipients = useRecipients(choice);
  const shown = companies.data ?? (companies.error === undefined ? companies.previous : undefined);

  // The companies on the visible page are members of its filter's group before the group's list has loaded.
  const ownGroup = groupOf(choice, query.filter);
  const members = recipients.lists.map((list, index) => {
    if (list) return list.names;
    return index === ownGroup && companies.data ? new Set(companies.data.users.map(({ id }) => id)) : undefined;
  });

  const isTicked = (id: number) => isChosen(choice, members, id);
  return {
    ...query,
    choice,
    companies: { ...companies, data: shown },
    isOutdated: shown !== undefined && companies.data === undefined,
    count: countRecipients(choice, recipients).chosen,
    hasAllFound: hasAll(choice, query.filter),
    isTicked,
    changeFilter: (part: Partial<CatalogFilter>) => setQuery({ filter: { ...query.filter, ...part }, page: 1 }),
    resetFilter: () => setQuery({ filter: emptyFilter, page: 1 }),
    turnTo: (page: number) => setQuery({ ...query, page }),
    tick: (company: Participant, isWanted: boolean, isRange: boolean) => {
      const users = shown?.users ?? [];
      const at = users.findIndex(({ id }) => id === company.id);
      const from = users.findIndex(({ id }) => id === lastPressed.current);
      const pressed =
        isRange && from >= 0 && at >= 0 ? users.slice(Math.min(from, at), Math.max(from, at) + 1) : [company];
      lastPressed.current = company.id;
      setChoice(choose(choice, members, pressed, isWanted));
    },
    pickFound: () => shown && setChoice(chooseAll(choice, query.filter, shown.total_count)),
    dropFound: () => setChoice(dropGroup(choice, ownGroup)),
  };
}
