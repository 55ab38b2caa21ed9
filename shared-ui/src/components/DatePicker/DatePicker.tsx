import { useState } from 'react';
import type { DayString } from '../Calendar/calendarDates';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { CalendarButton } from './CalendarButton';
import { typedDay, writtenDay } from './typedDay';

export interface DatePickerProps extends Omit<TextFieldProps, 'type' | 'end' | 'label' | 'value' | 'onChange'> {
  label: string;
  /** Empty without a day. */
  value: DayString;
  /** Called with a whole day; with an empty one once the field is emptied or left with an unfinished date. */
  onChange: (day: DayString) => void;
  /** Today by the server's clock. */
  today: DayString;
  /** Limits of the calendar; a typed day may lie outside. */
  min?: DayString;
  max?: DayString;
}

/** A date to type or to choose in a calendar. `ref` and all other properties go to the input. */
export function DatePicker({ value, onChange, today, min, max, error, onBlur, onKeyDown, ...rest }: DatePickerProps) {
  const [text, setText] = useState(writtenDay(value));
  const [known, setKnown] = useState(value);
  const [isUnfinished, setIsUnfinished] = useState(false);
  if (known !== value) {
    setKnown(value);
    setText(writtenDay(value));
    setIsUnfinished(false);
  }

  const report = (day: DayString) => {
    // The typed text stays while it means this day.
    setKnown(day);
    if (day !== value) onChange(day);
  };
  const type = (typed: string) => {
    setText(typed);
    setIsUnfinished(false);
    const day = typed.trim() === '' ? '' : typedDay(typed);
    if (day !== undefined) report(day);
  };
  const finish = () => {
    const day = text.trim() === '' ? '' : typedDay(text);
    setIsUnfinished(day === undefined);
    if (day === undefined) report('');
    else setText(writtenDay(day));
  };

  return (
    <TextField
      {...rest}
      value={text}
      error={isUnfinished ? 'Введите дату, например 28.11.2026.' : error}
      placeholder="дд.мм.гггг"
      inputMode="numeric"
      autoComplete="off"
      onChange={({ target }) => type(target.value)}
      onBlur={(event) => {
        finish();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
        onKeyDown?.(event);
      }}
      end={
        <CalendarButton
          aria-label={`Выбрать дату: ${rest.label}`}
          disabled={rest.disabled}
          value={value || null}
          today={today}
          min={min}
          max={max}
          onPick={onChange}
        />
      }
    />
  );
}
