import { useSWRConfig } from 'swr';
import type { Answer } from 'shared-api/client';
import type { CompanyFile } from 'shared-api/contract';
import { filesKeys } from './filesKeys';

type Files = Answer<'/api/files', 'get'>;

/** What is known of one's own files without asking the server; commands write their outcome here. */
export function useOwnFilesCache() {
  const { mutate } = useSWRConfig();
  return {
    /** Changes the list at once. Each change is its own: several commands may be under way. */
    change: (next: (files: CompanyFile[]) => CompanyFile[]) =>
      void mutate<Files>(filesKeys.own, (known) => known && { files: next(known.files) }, { revalidate: false }),
    /** Asks the server what is true. */
    reload: () => void mutate(filesKeys.own),
  };
}
