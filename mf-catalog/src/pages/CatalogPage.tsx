import { useCurrentUser } from 'shared-api/session';
import { useSettings } from 'shared-api/settings';
import { Alert } from 'shared-ui/Alert';
import { PageHeader } from 'shared-ui/PageHeader';
import { Catalog } from '../features/catalog/components/Catalog';
import { texts } from '../features/catalog/texts';

/** `/catalog`: customers for a supplier, suppliers for a customer; nobody while the organizers keep it closed. */
export function CatalogPage() {
  const { data: user } = useCurrentUser();
  const settings = useSettings();
  // Settings that do not come must not close what may be open; the server decides anyway.
  const isKnown = settings.data !== undefined || settings.error !== undefined;
  const isOpen = settings.data?.catalog_status !== false;
  return (
    <>
      <PageHeader title={texts.title(user?.type)} />
      {isKnown && !isOpen && <Alert kind="info">{texts.off}</Alert>}
      {isKnown && isOpen && user && <Catalog viewer={user} />}
    </>
  );
}
