import { useCurrentUser } from 'shared-api/session';
import { PageHeader } from 'shared-ui/PageHeader';
import { Catalog } from '../features/catalog/components/Catalog';
import { texts } from '../features/catalog/texts';

/** `/catalog`: customers for a supplier, suppliers for a customer. */
export function CatalogPage() {
  const { data: user } = useCurrentUser();
  return (
    <>
      <PageHeader title={texts.title(user?.type)} />
      <Catalog />
    </>
  );
}
