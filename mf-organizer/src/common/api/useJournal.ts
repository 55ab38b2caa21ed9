import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { keysUnder, useQuery, type Query } from 'shared-api/query';
import type { JournalFilter } from '#domain/organizerPaths';

export const journalKeys = {
  page: (filter: JournalFilter, limit: number, page: number) => ['organizer', 'journal', filter, limit, page] as const,
  isAny: keysUnder('organizer', 'journal'),
};

/** Fetches one page of the journal, newest first. */
export const requestJournal = (filter: JournalFilter, limit: number, page: number): Promise<Schema<'JournalPage'>> =>
  request('get', '/api/organizer/journal', { query: { ...filter, limit, page } });

/** A page of the journal, counted from 1. The previous page stays available while another loads. */
export function useJournal(filter: JournalFilter, limit: number, page: number): Query<Schema<'JournalPage'>> {
  return useQuery(
    journalKeys.page(filter, limit, page),
    ([, , wanted, size, number]) => requestJournal(wanted, size, number),
    { keepsPrevious: true },
  );
}
