import { useFavourite } from 'shared-api/company-marks';
import type { Participant } from 'shared-api/contract';
import { FavouriteButton } from 'shared-ui/FavouriteButton';

interface CatalogStarProps {
  /** The id of who looks. */
  viewerId: number;
  company: Pick<Participant, 'id' | 'company'>;
}

/** Marks a company as a favourite; only the star is drawn anew. */
export function CatalogStar({ viewerId, company: { id, company } }: CatalogStarProps) {
  const { isFavourite, setFavourite } = useFavourite(viewerId, id);
  return <FavouriteButton name={company} isFavourite={isFavourite} onChange={setFavourite} />;
}
