import CalendarDays from 'lucide-react/icons/calendar-days';
import { useState, type ComponentType } from 'react';
import type { DayString } from '../Calendar/calendarDates';
import type { DatePickerDialogProps } from '../DatePickerDialog/DatePickerDialog';
import { IconButton } from '../IconButton/IconButton';
import { toast } from '../toast/toast';
import type { DayStripDay } from './DayStripCell';

interface DayStripPickerProps {
  days: readonly DayStripDay[];
  value: DayString | null;
  today: DayString;
  onPick: (day: DayString) => void;
  isDisabled: boolean;
}

/** Chooses one of the strip's days in a calendar, which is fetched when it is first opened. */
export function DayStripPicker({ days, value, today, onPick, isDisabled }: DayStripPickerProps) {
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
      // The days themselves can still be chosen; the next press asks for the calendar again.
      toast.danger('Не удалось открыть календарь.');
    }
  };

  return (
    <>
      <IconButton aria-label="Выбрать дату" disabled={isDisabled} onClick={() => void open()}>
        <CalendarDays size={20} aria-hidden />
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
