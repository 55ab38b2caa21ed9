import { requestJournal } from '#api/useJournal';
import type { JournalEntry } from '#domain/journalLine';
import type { JournalFilter } from '#domain/organizerPaths';
import { EXPORT_PAGE, MOST_EXPORTED } from '../limits';

/**
 * Reads all entries that a filter finds, newest first; `undefined` when there are more than a file takes.
 * @throws ApiError when a page cannot be read: half a journal would pass for a whole one
 */
export async function readJournal(filter: JournalFilter): Promise<JournalEntry[] | undefined> {
  // By id: entries that are written meanwhile move the others to later pages.
  const found = new Map<number, JournalEntry>();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { entries, pages, total_count: count } = await requestJournal(filter, EXPORT_PAGE, page);
    if (count > MOST_EXPORTED) return undefined;
    for (const entry of entries) found.set(entry.id, entry);
    last = pages;
  }
  return [...found.values()].toSorted((one, other) => other.id - one.id);
}
