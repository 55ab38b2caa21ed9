import { useRef, useState } from 'react';
import { Button } from 'shared-ui/Button';
import { Cluster } from 'shared-ui/Cluster';
import { dropSecondClick } from 'shared-ui/dropSecondClick';
import { Stack } from 'shared-ui/Stack';
import { SlotGrid } from '#parts/slot-grid/SlotGrid';
import { SlotBulkActions } from '#parts/SlotBulkActions';
import { usePaintHint } from '#state/usePaintHint';
import { slotsWithin, type ScheduleChange, type ScheduleSlot } from '../api/useSchedule';
import { WORKING_HOURS } from '../limits';
import { texts } from '../texts';

interface ScheduleEditorProps {
  schedule: readonly ScheduleSlot[];
  /** Resolves to whether saving succeeded. */
  onChange: (change: ScheduleChange) => Promise<boolean>;
  initialSelection?: readonly string[];
}

const NOTHING: readonly string[] = [];

/** Opens the working hours by one press (FIRST-01). Slots selected in the grid reveal the bulk actions (POINT-02, POINT-03). */
export function ScheduleEditor({ schedule, onChange, initialSelection = NOTHING }: ScheduleEditorProps) {
  const [selected, setSelected] = useState(initialSelection);
  const grid = useRef<HTMLDivElement>(null);
  const paintHint = usePaintHint();
  const isEachAvailable = schedule.every(({ point, status }) => status === 'AVAILABLE' || !selected.includes(point));

  const leaveSelection = () => {
    setSelected(NOTHING);
    // The pressed button disappears, so move the focus to the grid.
    grid.current?.querySelector<HTMLElement>('[data-slot][tabindex="0"]')?.focus({ preventScroll: true });
  };

  const apply = async (change: ScheduleChange) => {
    leaveSelection();
    const isSaved = await onChange(change);
    // Restore the selection for a retry, unless other slots were selected meanwhile.
    if (!isSaved) setSelected((now) => (now.length > 0 ? now : change.points));
  };

  return (
    <Stack>
      <div>
        <Button
          onClick={() => {
            dropSecondClick();
            void onChange({ points: slotsWithin(schedule, WORKING_HOURS), status: 'AVAILABLE' });
          }}
        >
          {texts.openWorkingHours}
        </Button>
      </div>
      <Cluster role="group" aria-label={texts.choose}>
        <span aria-hidden>{texts.choose}:</span>
        <Button variant="secondary" size="small" onClick={() => setSelected(schedule.map(({ point }) => point))}>
          {texts.all}
        </Button>
        <Button variant="secondary" size="small" onClick={() => setSelected(NOTHING)}>
          {texts.none}
        </Button>
      </Cluster>
      <SlotGrid
        ref={grid}
        slots={schedule}
        mode="schedule"
        selected={selected}
        onSelectionChange={setSelected}
        {...paintHint}
        aria-label={texts.slots}
      />
      {selected.length > 0 && (
        <SlotBulkActions
          count={selected.length}
          suggested={isEachAvailable ? 'BLOCKED' : 'AVAILABLE'}
          onCancel={leaveSelection}
          onApply={(status) => void apply({ points: [...selected], status })}
        />
      )}
    </Stack>
  );
}
