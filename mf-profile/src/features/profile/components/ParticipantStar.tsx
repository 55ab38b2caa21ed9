import { useCompanyMark } from 'shared-api/company-marks';
import type { Participant } from 'shared-api/contract';
import { FavouriteButton } from 'shared-ui/FavouriteButton';

interface ParticipantStarProps {
  profile: Participant;
}

/** Marks the company as a favourite; only the star is drawn anew. */
export function ParticipantStar({ profile: { id, company } }: ParticipantStarProps) {
  const { isFavourite, setFavourite } = useCompanyMark(id);
  return <FavouriteButton name={company} isFavourite={isFavourite} onChange={setFavourite} />;
}
