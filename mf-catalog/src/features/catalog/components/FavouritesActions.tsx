import Download from 'lucide-react/icons/download';
import { useCompanyMarks } from 'shared-api/company-marks';
import type { UserType } from 'shared-api/contract';
import { Button } from 'shared-ui/Button';
import { texts } from '../texts';
import { useFavouritesFile } from '../useFavouritesFile';

interface FavouritesActionsProps {
  /** Who looks. */
  viewer: UserType;
  onClear: () => void;
  /** They are being cleared. */
  isClearing: boolean;
}

/** Takes the favourites and the notes along as a file, or clears them. */
export function FavouritesActions({ viewer, onClear, isClearing }: FavouritesActionsProps) {
  const { favouriteIds, notes } = useCompanyMarks();
  const { save, isSaving } = useFavouritesFile(viewer);
  const isEmpty = favouriteIds.length === 0;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<Download size={16} aria-hidden />}
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
