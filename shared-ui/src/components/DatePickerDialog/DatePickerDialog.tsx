import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { Calendar, type CalendarProps } from '../Calendar/Calendar';
import type { DayString } from '../Calendar/calendarDates';
import { Dialog } from '../Dialog/Dialog';

export interface DatePickerDialogProps extends Pick<
  CalendarProps,
  'value' | 'min' | 'max' | 'isDisabled' | 'today' | 'marks'
> {
  /** Whether it is open. */
  isOpen: boolean;
  /** It was closed without a choice, or after one. */
  onClose: () => void;
  /** A day was chosen and confirmed. */
  onConfirm: (day: DayString) => void;
  /** The dialog's heading. */
  title?: string;
  /** Names the choice. */
  confirmLabel?: string;
}

/** Chooses a day in a window of its own. */
export function DatePickerDialog({ isOpen, ...rest }: DatePickerDialogProps) {
  // Mounted anew each time it opens: what was not confirmed is forgotten.
  return isOpen ? <DatePicker {...rest} /> : null;
}

function DatePicker({
  onClose,
  onConfirm,
  value,
  title = 'Выберите дату',
  confirmLabel = 'Выбрать',
  ...rest
}: Omit<DatePickerDialogProps, 'isOpen'>) {
  const [day, setDay] = useState(value);

  const confirm = () => {
    if (day === null) return;
    onConfirm(day);
    onClose();
  };

  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Отмена
          </Button>
          <Button onClick={confirm} disabled={day === null}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Middle>
        <Calendar {...rest} value={day} onChange={setDay} takesFocus />
      </Middle>
    </Dialog>
  );
}

const Middle = styled.div`
  display: grid;
  justify-content: center;
`;
