import { useRef } from 'react';
import { formatDayHeader } from 'shared-api/time';
import type { SlotGridMode, SlotGridSlot } from '#domain/slotSelection';
import { SlotGrid } from '#parts/slot-grid/SlotGrid';
import { SlotBulkActions } from '#parts/SlotBulkActions';
import { usePaintHint } from '#state/usePaintHint';
import type { DayTools } from '../state/dayTools';
import { slotRanges } from '../state/slotRanges';
import { texts } from '../texts';

interface DayEditorProps {
  date: string;
  slots: readonly SlotGridSlot[];
  mode: SlotGridMode;
  selected: readonly string[];
  onOpenAssigned: (slot: SlotGridSlot) => void;
  tools: DayTools;
}

const NOTHING: readonly string[] = [];

/** The slot grid of a day; selected slots reveal the bulk actions (POINT-02). */
export function DayEditor({ date, slots, mode, selected, onOpenAssigned, tools }: DayEditorProps) {
  const grid = useRef<HTMLDivElement>(null);
  const paintHint = usePaintHint();
  // A selected slot may have become a meeting or have begun meanwhile.
  const isOpen = ({ status, isDisabled }: SlotGridSlot) => status !== 'ASSIGNED' && !isDisabled;
  const chosen = slots.filter((slot) => isOpen(slot) && selected.includes(slot.point));
  const points = mode === 'schedule' ? chosen.map(({ point }) => point) : NOTHING;

  const leaveSelection = () => {
    tools.onSelect(date, NOTHING);
    // The pressed button disappears, so move the focus to the grid.
    grid.current?.querySelector<HTMLElement>('[data-slot][tabindex="0"]')?.focus({ preventScroll: true });
  };

  return (
    <>
      <SlotGrid
        ref={grid}
        slots={slots}
        mode={mode}
        selected={points}
        onSelectionChange={(next) => tools.onSelect(date, next)}
        onOpenAssigned={onOpenAssigned}
        {...paintHint}
        aria-label={texts.slotsOf(formatDayHeader(date))}
      />
      {points.length > 0 && (
        <SlotBulkActions
          count={points.length}
          range={slotRanges(
            slots.map(({ point }) => point),
            points,
          )}
          suggested={chosen.every(({ status }) => status === 'AVAILABLE') ? 'BLOCKED' : 'AVAILABLE'}
          onCancel={leaveSelection}
          onApply={(status) => {
            tools.onApply(date, [{ points: [...points], status }], points);
            leaveSelection();
          }}
        />
      )}
    </>
  );
}
