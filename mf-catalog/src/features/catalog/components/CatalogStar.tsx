import { useFavourite } from 'shared-api/company-marks';
import type { Participant } from 'shared-api/contract';
import { FavouriteButton } from 'shared-ui/FavouriteButton';

interface CatalogStarProps {
  viewerId: number;
  company: Pick<Participant, 'id' | 'company'>;
}

/** Favourite button of a company; a separate component, so that only the star re-renders. */
export function CatalogStar({ viewerId, company: { id, company } }: CatalogStarProps) {
  const { isFavourite, setFavourite } = useFavourite(viewerId, id);
  return <FavouriteButton name={company} isFavourite={isFavourite} onChange={setFavourite} />;
}
