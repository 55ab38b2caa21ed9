import { useCurrentUser } from 'shared-api/session';
import { PageHeader } from 'shared-ui/PageHeader';
import { Catalog } from '../features/catalog/components/Catalog';
import { texts } from '../features/catalog/texts';

/** `/catalog`: the companies of the opposite type. */
export function CatalogPage() {
  const { data: user } = useCurrentUser();
  return (
    <>
      <PageHeader title={texts.title(user?.type)} />
      <Catalog />
    </>
  );
}
