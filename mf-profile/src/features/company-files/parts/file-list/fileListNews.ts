import type { FileListEntry } from './fileListEntry';

/** Screen reader announcement of uploads that have failed or finished since `before`; empty without such a change. */
export function fileListNews(before: readonly FileListEntry[], after: readonly FileListEntry[]): string {
  const former = new Map(before.map((entry) => [entry.id, entry]));
  const kept = new Set(after.map(({ id }) => id));
  // Finished and aborted uploads both leave the list, but only a finished one adds a stored file of the same name.
  const gone = before
    .filter(({ id, status }) => !kept.has(id) && (status === 'uploading' || status === 'waiting'))
    .map(({ name }) => name);
  return after
    .flatMap((entry) => {
      if (entry.status === 'failed' && former.get(entry.id)?.status !== 'failed')
        return `${entry.name}: ${entry.message}`;
      if (entry.status === 'stored' && !former.has(entry.id) && gone.includes(entry.name))
        return `${entry.name}: загружен.`;
      return [];
    })
    .join(' ');
}
