import type { FileListEntry } from './fileListEntry';

/** What has changed, for those who do not see the list: uploads that failed or arrived. Empty when there is nothing to say. */
export function fileListNews(before: readonly FileListEntry[], after: readonly FileListEntry[]): string {
  const former = new Map(before.map((entry) => [entry.id, entry]));
  const kept = new Set(after.map(({ id }) => id));
  // An upload that arrived is gone as an upload; one that was aborted is gone too, but leaves no file of its name.
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
