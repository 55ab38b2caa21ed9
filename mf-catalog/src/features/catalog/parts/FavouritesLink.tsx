import Star from '@lucide/icons/icons/star';
import { useSearchParams } from 'react-router-dom';
import { useCompanyMarks } from 'shared-api/company-marks';
import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Icon } from 'shared-ui/Icon';
import { favouritesAddress, isFavouritesAddress } from '../state/favouritesAddress';
import { texts } from '../texts';

/** Links to the favourites, and from them back to the previous list. */
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
      icon={<Icon icon={Star} size={16} />}
      to={`${paths.catalog}?${favouritesAddress()}`}
    >
      {texts.favourites(favouriteIds.length)}
    </ButtonLink>
  );
}
