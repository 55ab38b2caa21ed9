import { useState } from 'react';
import { useCompanyMarks } from 'shared-api/company-marks';
import type { Participant, UserType } from 'shared-api/contract';
import { writeCsv } from 'shared-api/csv';
import { paths } from 'shared-api/paths';
import { saveFile } from 'shared-ui/saveFile';
import { toast } from 'shared-ui/toast';
import { readCompanies } from '#api/readCompanies';
import { texts } from '../texts';

/** A favourite or annotated company with its current data; `undefined` when it no longer takes part. */
interface MarkedCompany {
  id: number;
  company: Participant | undefined;
  isFavourite: boolean;
  note: string;
}

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

/**
 * Table of the marked companies, header row first.
 * @param viewer the viewer's type, which decides the headings
 * @param origin the origin of the application, for links
 */
function favouritesTable(marked: readonly MarkedCompany[], viewer: UserType, origin: string): string[][] {
  return [texts.fileHead(viewer), ...marked.map((each) => rowOf(each, origin))];
}

function rowOf({ id, company, isFavourite, note }: MarkedCompany, origin: string): string[] {
  return [
    company?.company ?? texts.fileUnknown(id),
    company?.country ?? '',
    company?.city ?? '',
    company?.activity.map(({ value }) => value).join(', ') ?? '',
    company?.minimum_circulation.join(', ') ?? '',
    company?.minimum_sum.join(', ') ?? '',
    company?.branding ?? '',
    company?.industry ?? '',
    company?.site ?? '',
    isFavourite ? texts.fileYes : texts.fileNo,
    note,
    `${origin}${paths.participant(id)}`,
  ];
}
