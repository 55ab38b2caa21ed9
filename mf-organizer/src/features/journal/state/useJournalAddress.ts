import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { parseId } from 'shared-api/paths';
import { readDay } from '#domain/days';
import { actionNames, subjectNames } from '#domain/journalTexts';
import { organizerPaths, type JournalFilter } from '#domain/organizerPaths';

/** Filter and page of the journal, from the address; invalid values are left out. */
export function useJournalAddress() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = useMemo(() => readFilter(search), [search]);
  return {
    filter,
    page: parseId(search.get('page')) ?? 1,
    hrefOf: (page: number) => organizerPaths.journal({ ...filter, ...(page > 1 && { page }) }),
    /** Address of the entries by one organizer, with the other conditions as they are. */
    actorHref: (actor: number) => organizerPaths.journal({ ...filter, actor }),
    /** Changes conditions and returns to the first page. */
    change: (part: JournalFilter) => void navigate(organizerPaths.journal({ ...filter, ...part })),
    reset: () => void navigate(organizerPaths.journal()),
    /** Replaces the history entry, because Back must not return to a page that no longer exists. */
    correctPage: (page: number) =>
      void navigate(organizerPaths.journal({ ...filter, ...(page > 1 && { page }) }), { replace: true }),
  };
}

function readFilter(search: URLSearchParams): JournalFilter {
  const all: JournalFilter = {
    actor: parseId(search.get('actor')),
    action: readName(search.get('action'), actionNames),
    subject_type: readName(search.get('subject_type'), subjectNames),
    subject_id: parseId(search.get('subject_id')),
    from: readDay(search.get('from')),
    to: readDay(search.get('to')),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function readName<Name extends string>(text: string | null, names: Record<Name, string>): Name | undefined {
  return text !== null && Object.hasOwn(names, text) ? (text as Name) : undefined;
}
