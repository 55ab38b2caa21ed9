import { DayPicker } from 'react-day-picker';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { dayName, monthName, toDate, toDay, weekdayName, weekdayShort, type DayString } from './calendarDates';
import { calendarStyle } from './calendarStyle';

export interface CalendarProps {
  /** The chosen day. */
  value: DayString | null;
  /** A day was chosen. */
  onChange: (day: DayString) => void;
  /** The first day that can be chosen. */
  min?: DayString;
  /** The last day that can be chosen. */
  max?: DayString;
  /** Days between that cannot be chosen. */
  isDisabled?: (day: DayString) => boolean;
  /** Today by the server's clock; it is marked, and its month shows first when nothing is chosen. */
  today: DayString;
  /** It appears because somebody asked for it: the focus goes to the chosen day, or to the first that can be chosen. */
  takesFocus?: boolean;
  /** Days with something in them, and what that is: «2 встречи». They get a dot, and their names the words. */
  marks?: ReadonlyMap<DayString, string>;
}

/** A month to choose a day from. The week begins on Monday; the arrows, Page Up and Down, Home and End lead through the days. */
export function Calendar({ value, onChange, min, max, isDisabled, today, takesFocus = false, marks }: CalendarProps) {
  const isOut = (date: Date) => {
    const day = toDay(date);
    return (min !== undefined && day < min) || (max !== undefined && day > max) || (isDisabled?.(day) ?? false);
  };

  return (
    <Root>
      <DayPicker
        mode="single"
        required
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the calendar of a dialog that was asked for: the day is what one came for
        autoFocus={takesFocus}
        weekStartsOn={1}
        today={toDate(today)}
        selected={value === null ? undefined : toDate(value)}
        defaultMonth={toDate(value ?? (min !== undefined && min > today ? min : today))}
        startMonth={min === undefined ? undefined : toDate(min)}
        endMonth={max === undefined ? undefined : toDate(max)}
        disabled={isOut}
        modifiers={{ marked: (date) => marks?.has(toDay(date)) ?? false }}
        modifiersClassNames={{ marked: 'marked' }}
        onSelect={(date) => onChange(toDay(date))}
        formatters={{ formatCaption: monthName, formatWeekdayName: weekdayShort }}
        labels={{
          labelGrid: monthName,
          labelNav: () => 'Месяцы',
          labelNext: () => 'Следующий месяц',
          labelPrevious: () => 'Предыдущий месяц',
          labelWeekday: weekdayName,
          labelDayButton: (date, { today: isToday, selected }) =>
            [isToday && 'Сегодня', dayName(date), marks?.get(toDay(date)), selected && 'выбрано']
              .filter(Boolean)
              .join(', '),
        }}
      />
    </Root>
  );
}

const Root = styled.div`
  ${calendarStyle}
  font-size: ${theme.text.body};
`;
