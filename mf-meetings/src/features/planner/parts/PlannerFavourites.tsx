import Star from '@lucide/icons/icons/star';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { MAX_COMPANIES } from '../limits';
import { texts } from '../texts';

interface PlannerFavouritesProps {
  /** Companies already in the plan. */
  ids: readonly number[];
  /** Stored on this device. */
  favouriteIds: readonly number[];
  onAdd: (ids: readonly number[]) => void;
  isDisabled: boolean;
}

/** Adds favourites that are not in the plan yet, up to the limit. */
export function PlannerFavourites({ ids, favouriteIds, onAdd, isDisabled }: PlannerFavouritesProps) {
  const others = favouriteIds.filter((id) => !ids.includes(id));
  const room = MAX_COMPANIES - ids.length;
  return (
    <Button
      variant="secondary"
      icon={<Icon icon={Star} size={16} />}
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
