import Star from 'lucide-react/icons/star';
import { Button } from 'shared-ui/Button';
import { MAX_COMPANIES } from '../limits';
import { texts } from '../texts';

interface PlannerFavouritesProps {
  /** Who was chosen already. */
  ids: readonly number[];
  /** Companies that were marked on this device. */
  favouriteIds: readonly number[];
  onAdd: (ids: readonly number[]) => void;
  isDisabled: boolean;
}

/** Adds the favourites that are not in the plan yet, as many as it has room for. */
export function PlannerFavourites({ ids, favouriteIds, onAdd, isDisabled }: PlannerFavouritesProps) {
  const others = favouriteIds.filter((id) => !ids.includes(id));
  const room = MAX_COMPANIES - ids.length;
  return (
    <Button
      variant="secondary"
      icon={<Star size={16} aria-hidden />}
      disabled={isDisabled}
      reason={whyNot(favouriteIds.length, others.length, room)}
      onClick={() => onAdd(others.slice(0, room))}
    >
      {texts.favourites(others.length)}
    </Button>
  );
}

function whyNot(favourites: number, others: number, room: number): string | undefined {
  if (favourites === 0) return texts.noFavourites;
  if (others === 0) return texts.allFavouritesChosen;
  return room <= 0 ? texts.fullUp : undefined;
}
