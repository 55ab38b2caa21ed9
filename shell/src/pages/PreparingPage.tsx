import { Link } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { EmptyState } from 'shared-ui/EmptyState';
import { PageHeader } from 'shared-ui/PageHeader';

interface PreparingPageProps {
  title: string;
  /** Whether the layout itself leads on; otherwise the page does. */
  hasMenu: boolean;
}

/** Stands in place of every page that is not built yet, and says so. */
export function PreparingPage({ title, hasMenu }: PreparingPageProps) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState action={!hasMenu && <Link to={paths.login}>На страницу входа</Link>}>
        Раздел готовится. Он появится в одном из следующих обновлений.
      </EmptyState>
    </>
  );
}
