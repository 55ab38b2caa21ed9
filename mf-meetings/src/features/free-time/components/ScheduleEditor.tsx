import { useRef, useState } from 'react';
import { Button } from 'shared-ui/Button';
import { Cluster } from 'shared-ui/Cluster';
import { SlotBulkActions } from 'shared-ui/SlotBulkActions';
import { SlotGrid } from 'shared-ui/SlotGrid';
import { Stack } from 'shared-ui/Stack';
import { WORKING_HOURS } from '../limits';
import { slotsWithin, type ScheduleChange, type ScheduleSlot } from '../schedule';
import { texts } from '../texts';

interface ScheduleEditorProps {
  schedule: readonly ScheduleSlot[];
  /** Tells whether it could be saved. */
  onChange: (change: ScheduleChange) => Promise<boolean>;
  /** Slots that are selected when it appears. */
  initialSelection?: readonly string[];
}

const NOTHING: readonly string[] = [];

/** The schedule's grid with its quick choices; selected slots reveal what can be done with them (POINT-02, POINT-03). */
export function ScheduleEditor({ schedule, onChange, initialSelection = NOTHING }: ScheduleEditorProps) {
  const [selected, setSelected] = useState(initialSelection);
  const grid = useRef<HTMLDivElement>(null);
  const isEachAvailable = schedule.every(({ point, status }) => status === 'AVAILABLE' || !selected.includes(point));

  const leaveSelection = () => {
    setSelected(NOTHING);
    // The pressed button disappears; the focus goes on to the grid.
    grid.current?.querySelector<HTMLElement>('[data-slot][tabindex="0"]')?.focus({ preventScroll: true });
  };

  const apply = async (change: ScheduleChange) => {
    leaveSelection();
    const isSaved = await onChange(change);
    // To be tried again; whoever has selected something else meanwhile keeps that.
    if (!isSaved) setSelected((now) => (now.length > 0 ? now : change.points));
  };

  return (
    <Stack>
      <Cluster role="group" aria-label={texts.choose}>
        <span aria-hidden>{texts.choose}:</span>
        <Button variant="secondary" size="small" onClick={() => setSelected(slotsWithin(schedule, WORKING_HOURS))}>
          {texts.workingHours}
        </Button>
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
