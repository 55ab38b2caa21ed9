import Star from 'lucide-react/icons/star';
import { useSearchParams } from 'react-router-dom';
import { useCompanyMarks } from 'shared-api/company-marks';
import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { favouritesAddress, isFavouritesAddress } from '../favouritesAddress';
import { texts } from '../texts';

/** Leads to the favourites, and from there back to the list one came from. */
export function FavouritesLink() {
  const [address] = useSearchParams();
  const { favouriteIds } = useCompanyMarks();
  if (isFavouritesAddress(address))
    return (
      <ButtonLink variant="secondary" size="small" to={paths.catalog}>
        {texts.wholeCatalog}
      </ButtonLink>
    );
  return (
    <ButtonLink
      variant="secondary"
      size="small"
      icon={<Star size={16} aria-hidden />}
      to={`${paths.catalog}?${favouritesAddress()}`}
    >
      {texts.favourites(favouriteIds.length)}
    </ButtonLink>
  );
}
