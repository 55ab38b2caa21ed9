import { useState } from 'react';
import { writeCsv } from 'shared-api/csv';
import { useCurrentUser } from 'shared-api/session';
import { todayInMoscow } from 'shared-api/time';
import { saveFile } from 'shared-ui/saveFile';
import { toast } from 'shared-ui/toast';
import { readCompanies } from '../api/readCompanies';
import type { MetRow } from '../domain/metRows';
import { texts } from '../texts';
import { metTable } from './metTable';

export type FileKind = 'csv' | 'xlsx';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Downloads rows with their companies' data as a file; a toast tells of failures. */
export function useMetFile(): { save: (rows: readonly MetRow[], kind: FileKind) => Promise<void>; saving?: FileKind } {
  const { data: viewer } = useCurrentUser();
  const [saving, setSaving] = useState<FileKind>();

  const save = async (rows: readonly MetRow[], kind: FileKind) => {
    setSaving(kind);
    try {
      const companies = await readCompanies(rows.map(({ company_id }) => company_id));
      const table = metTable(rows, companies, viewer, window.location.origin);
      const name = texts.fileName(todayInMoscow(), kind);
      if (kind === 'csv') saveFile(name, 'text/csv;charset=utf-8', writeCsv(table));
      else {
        const { writeXlsx } = await import('./writeXlsx');
        saveFile(name, XLSX, await writeXlsx(table));
      }
      const missing = new Set(rows.map(({ company_id }) => company_id)).size - companies.size;
      if (missing > 0) toast.danger(texts.withoutContacts(missing));
      else toast.success(texts.saved(rows.length));
    } catch {
      toast.danger(texts.notSaved);
    } finally {
      setSaving(undefined);
    }
  };
  return { save, ...(saving && { saving }) };
}
