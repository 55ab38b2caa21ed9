import { ActionBar } from 'shared-ui/ActionBar';
import { Button } from 'shared-ui/Button';
import { Cluster } from 'shared-ui/Cluster';
import { texts } from '../texts';

interface MeetingSelectionBarProps {
  /** At least one. */
  selected: number;
  /** All meetings that the filter shows. */
  shown: number;
  isBusy: boolean;
  onSelectAll: (isSelected: boolean) => void;
  onPlace: () => void;
  onLink: () => void;
  onClearPlace: () => void;
}

/** Actions on the selected meetings. */
export function MeetingSelectionBar({
  selected,
  shown,
  isBusy,
  onSelectAll,
  onPlace,
  onLink,
  onClearPlace,
}: MeetingSelectionBarProps) {
  return (
    <ActionBar
      aria-label={texts.selection}
      actions={
        <>
          <Button variant="ghost" onClick={() => onSelectAll(false)}>
            {texts.clearSelection}
          </Button>
          <Button variant="secondary" isBusy={isBusy} onClick={onClearPlace}>
            {texts.clearPlace}
          </Button>
          <Button variant="secondary" onClick={onLink}>
            {texts.link}
          </Button>
          <Button onClick={onPlace}>{texts.place}</Button>
        </>
      }
    >
      <Cluster gap={4}>
        <span role="status">{texts.selected(selected)}</span>
        {selected < shown && (
          <Button size="small" variant="ghost" onClick={() => onSelectAll(true)}>
            {texts.selectAll(shown)}
          </Button>
        )}
      </Cluster>
    </ActionBar>
  );
}
