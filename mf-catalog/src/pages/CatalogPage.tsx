import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from 'shared-api/session';
import { useSettings } from 'shared-api/settings';
import { Alert } from 'shared-ui/Alert';
import { ErrorState } from 'shared-ui/ErrorState';
import { Page } from 'shared-ui/page';
import { Stack } from 'shared-ui/Stack';
import { useCities } from '#api/useCities';
import { hasCityIds } from '#domain/catalogQuery';
import { Catalog } from '../features/catalog/parts/Catalog';
import { Favourites } from '../features/catalog/parts/Favourites';
import { FavouritesLink } from '../features/catalog/parts/FavouritesLink';
import { isFavouritesAddress } from '../features/catalog/state/favouritesAddress';
import { texts } from '../features/catalog/texts';
import { CompareBar } from '../features/compare/parts/CompareBar';
import { SavedFilters } from '../features/saved-filters/parts/SavedFilters';

/**
 * `/catalog`: customers for a supplier, suppliers for a customer; empty while the organizers keep it closed. With
 * `?fav=1`, the favourites.
 */
export function CatalogPage() {
  const { data: user } = useCurrentUser();
  const settings = useSettings();
  const [address] = useSearchParams();
  // A failed settings request must not close the catalogue; the server decides anyway.
  const isKnown = settings.data !== undefined || settings.error !== undefined;
  const isOpen = settings.data?.catalog_status !== false;
  const cities = useCities(hasCityIds(address));
  const isReadable = !hasCityIds(address) || cities.data !== undefined;
  const viewer = isKnown && isOpen && isReadable ? user : undefined;
  return (
    <Page
      title={texts.title(user?.type)}
      actions={
        viewer && (
          <>
            <FavouritesLink />
            <SavedFilters viewer={viewer} />
          </>
        )
      }
    >
      {isKnown && !isOpen && <Alert kind="info">{texts.off}</Alert>}
      {isOpen && cities.error !== undefined && cities.data === undefined && (
        <ErrorState
          reason={cities.reason}
          onRetry={() => void cities.reload()}
          isRetrying={cities.isLoading}
          code={cities.code}
        >
          {texts.failed}
        </ErrorState>
      )}
      {viewer && (
        <Stack gap={4}>
          {isFavouritesAddress(address) ? <Favourites viewer={viewer} /> : <Catalog viewer={viewer} />}
          <CompareBar viewer={viewer} />
        </Stack>
      )}
    </Page>
  );
}
