import { useState } from 'react';
import { useCompanyMarks } from 'shared-api/company-marks';
import type { UserType } from 'shared-api/contract';
import { saveFile } from 'shared-ui/saveFile';
import { toast } from 'shared-ui/toast';
import { readCompanies } from '#api/readCompanies';
import { writeCsv } from '#domain/csv';
import { favouritesTable } from './favouritesTable';
import { texts } from './texts';

/** Downloads the favourites, then the other companies with a note, as a CSV file. */
export function useFavouritesFile(viewer: UserType): { save: () => Promise<void>; isSaving: boolean } {
  const { favouriteIds, notes } = useCompanyMarks();
  const [isSaving, setIsSaving] = useState(false);
  return {
    isSaving,
    async save() {
      setIsSaving(true);
      try {
        const ids = [...new Set([...favouriteIds, ...notes.keys()])];
        const companies = await readCompanies(ids);
        const marked = ids.map((id, index) => ({
          id,
          company: companies[index],
          isFavourite: favouriteIds.includes(id),
          note: notes.get(id) ?? '',
        }));
        const text = writeCsv(favouritesTable(marked, viewer, window.location.origin));
        saveFile(texts.fileName, 'text/csv;charset=utf-8', text);
      } catch {
        toast.danger(texts.fileFailed);
      } finally {
        setIsSaving(false);
      }
    },
  };
}
