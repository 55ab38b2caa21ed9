import Download from '@lucide/icons/icons/download';
import { useCompanyMarks } from 'shared-api/company-marks';
import type { UserType } from 'shared-api/contract';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { texts } from '../texts';
import { useFavouritesFile } from '../useFavouritesFile';

interface FavouritesActionsProps {
  viewer: UserType;
  onClear: () => void;
  /** The favourites are being cleared and can still be restored. */
  isClearing: boolean;
}

/** Downloads favourites and notes as a file, or clears the favourites. */
export function FavouritesActions({ viewer, onClear, isClearing }: FavouritesActionsProps) {
  const { favouriteIds, notes } = useCompanyMarks();
  const { save, isSaving } = useFavouritesFile(viewer);
  const isEmpty = favouriteIds.length === 0;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<Icon icon={Download} size={16} />}
        isBusy={isSaving}
        reason={isEmpty && notes.size === 0 ? texts.nothingToSave : undefined}
        onClick={() => void save()}
      >
        {texts.saveFile}
      </Button>
      {!isEmpty && (
        <Button variant="ghost" size="small" disabled={isClearing} onClick={onClear}>
          {texts.clear}
        </Button>
      )}
    </>
  );
}
