import { useState } from 'react';
import { describeError } from 'shared-api/client';
import { writeCsv } from 'shared-api/csv';
import { saveFile } from 'shared-ui/saveFile';
import { toast } from 'shared-ui/toast';
import type { JournalFilter } from '#domain/organizerPaths';
import { readJournal } from '../api/readJournal';
import { MOST_EXPORTED } from '../limits';
import { texts } from '../texts';
import { journalTable } from './journalFile';

/** Downloads the entries of a filter as a CSV file; a failure saves no part of it. */
export function useJournalFile(filter: JournalFilter): { save: () => Promise<void>; isSaving: boolean } {
  const [isSaving, setIsSaving] = useState(false);
  return {
    isSaving,
    async save() {
      setIsSaving(true);
      try {
        const entries = await readJournal(filter);
        if (entries === undefined) toast.danger(texts.tooMany(MOST_EXPORTED));
        else if (entries.length === 0) toast.danger(texts.nothingToDownload);
        else saveFile(texts.fileName(entries.length), 'text/csv;charset=utf-8', writeCsv(journalTable(entries)));
      } catch (error) {
        toast.danger(texts.notDownloaded(describeError(error)));
      } finally {
        setIsSaving(false);
      }
    },
  };
}
