import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { Calendar, type CalendarProps } from '../Calendar/Calendar';
import type { DayString } from '../Calendar/calendarDates';
import { Dialog } from '../Dialog/Dialog';

export interface DatePickerDialogProps extends Pick<CalendarProps, 'value' | 'min' | 'max' | 'today' | 'marks'> {
  isOpen: boolean;
  /** Called on cancel and after `onConfirm`. */
  onClose: () => void;
  onConfirm: (day: DayString) => void;
}

/** Dialog for choosing a day; the choice takes effect on confirmation. */
export function DatePickerDialog({ isOpen, ...rest }: DatePickerDialogProps) {
  // Remounted on each opening, so that an unconfirmed day is dropped.
  return isOpen ? <DatePicker {...rest} /> : null;
}

function DatePicker({ onClose, onConfirm, value, ...rest }: Omit<DatePickerDialogProps, 'isOpen'>) {
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
      title="Выберите дату"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Отмена
          </Button>
          <Button onClick={confirm} disabled={day === null}>
            Выбрать
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
