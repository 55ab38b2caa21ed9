import CalendarDays from '@lucide/icons/icons/calendar-days';
import { useState, type ComponentType } from 'react';
import { toast } from 'shared-ui/toast';
import type { DayString } from '../Calendar/calendarDates';
import type { DatePickerDialogProps } from '../DatePickerDialog/DatePickerDialog';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';

interface CalendarButtonProps extends Pick<DatePickerDialogProps, 'value' | 'today' | 'min' | 'max' | 'marks'> {
  'aria-label': string;
  disabled?: boolean;
  onPick: (day: DayString) => void;
}

/** Button that opens a calendar; the calendar's chunk loads on first use. */
export function CalendarButton({ 'aria-label': label, disabled, onPick, ...rest }: CalendarButtonProps) {
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
      // The day itself can still be chosen or typed; the next click retries the import.
      toast.danger('Не удалось открыть календарь.');
    }
  };

  return (
    <>
      <IconButton aria-label={label} disabled={disabled} onClick={() => void open()}>
        <Icon icon={CalendarDays} size={20} />
      </IconButton>
      {Picker && <Picker {...rest} isOpen={isOpen} onClose={() => setIsOpen(false)} onConfirm={onPick} />}
    </>
  );
}
