import { request } from 'shared-api/client';
import { useOwnFilesCache } from './useOwnFilesCache';

/** Removes an own file. Answers whether it is gone: a failure changes nothing and is told to nobody (FILE-02). */
export function useDeleteFile(): (id: number) => Promise<boolean> {
  const { change, reload } = useOwnFilesCache();
  return async (id) => {
    try {
      await request('delete', '/api/files/{id}', { path: { id } });
      change((files) => files.filter((file) => file.id !== id));
      return true;
    } catch {
      // A time-out says nothing about what the server did.
      reload();
      return false;
    }
  };
}
