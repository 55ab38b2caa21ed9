import { EmptyState } from 'shared-ui/EmptyState';
import { PageHeader } from 'shared-ui/PageHeader';

/** Stands in place of every page that is not built yet, and says so. */
export function PreparingPage({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState>Раздел готовится. Он появится в одном из следующих обновлений.</EmptyState>
    </>
  );
}
