import CalendarDays from '@lucide/icons/icons/calendar-days';
import { useState, type ComponentType } from 'react';
import { toast } from 'shared-ui/toast';
import type { DayString } from '../Calendar/calendarDates';
import type { DatePickerDialogProps } from '../DatePickerDialog/DatePickerDialog';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import type { DayStripDay } from './DayStripCell';

interface DayStripPickerProps {
  days: readonly DayStripDay[];
  value: DayString | null;
  today: DayString;
  onPick: (day: DayString) => void;
}

/** Button that opens a calendar of the strip's days; the calendar's chunk loads on first use. */
export function DayStripPicker({ days, value, today, onPick }: DayStripPickerProps) {
  const [Picker, setPicker] = useState<ComponentType<DatePickerDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);

  const open = async () => {
    try {
      const { DatePickerDialog } = await import(
        /* webpackChunkName: "calendar" */ '../DatePickerDialog/DatePickerDialog'
      );
      setPicker(() => DatePickerDialog);
      setIsOpen(true);
    } catch {
      // The days themselves can still be selected; the next click retries the import.
      toast.danger('Не удалось открыть календарь.');
    }
  };

  return (
    <>
      <IconButton aria-label="Выбрать дату" onClick={() => void open()}>
        <Icon icon={CalendarDays} size={20} />
      </IconButton>
      {Picker && (
        <Picker
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onConfirm={onPick}
          value={value}
          today={today}
          min={days[0]?.day}
          max={days.at(-1)?.day}
          marks={marksOf(days)}
        />
      )}
    </>
  );
}

function marksOf(days: readonly DayStripDay[]): ReadonlyMap<DayString, string> {
  return new Map(days.flatMap(({ day, calendarMark }) => (calendarMark === undefined ? [] : [[day, calendarMark]])));
}
