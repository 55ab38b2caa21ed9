import { Button } from 'shared-ui/Button';
import { SelectionBar } from '#parts/SelectionBar';
import { texts } from '../texts';

interface MeetingSelectionBarProps {
  /** At least one. */
  selected: number;
  /** All meetings that can be selected. */
  total: number;
  isBusy: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  onPlace: () => void;
  onLink: () => void;
  onClearPlace: () => void;
}

/** Actions on the selected meetings. */
export function MeetingSelectionBar({ isBusy, onPlace, onLink, onClearPlace, ...rest }: MeetingSelectionBarProps) {
  return (
    <SelectionBar
      {...rest}
      aria-label={texts.selection}
      actions={
        <>
          <Button variant="dangerSoft" isBusy={isBusy} onClick={onClearPlace}>
            {texts.clearPlace}
          </Button>
          <Button variant="secondary" onClick={onLink}>
            {texts.link}
          </Button>
          <Button onClick={onPlace}>{texts.place}</Button>
        </>
      }
    />
  );
}
