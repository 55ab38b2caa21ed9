import { DayPicker } from 'react-day-picker';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { dayName, monthName, toDate, toDay, weekdayName, weekdayShort, type DayString } from './calendarDates';
import { calendarStyle } from './calendarStyle';

export interface CalendarProps {
  value: DayString | null;
  onChange: (day: DayString) => void;
  min?: DayString;
  max?: DayString;
  /** Today by the server's clock; its month shows first when `value` is null. */
  today: DayString;
  /** For a calendar that the user has opened: focuses the chosen day, or the first available one, on mount. */
  takesFocus?: boolean;
  /** Days to mark with a dot; the text («2 встречи») is added to their accessible names. */
  marks?: ReadonlyMap<DayString, string>;
}

/** A month to choose a day from, weeks from Monday. Arrows, Page Up and Down, Home and End move between days. */
export function Calendar({ value, onChange, min, max, today, takesFocus = false, marks }: CalendarProps) {
  const isOut = (date: Date) => {
    const day = toDay(date);
    return (min !== undefined && day < min) || (max !== undefined && day > max);
  };

  return (
    <Root>
      <DayPicker
        mode="single"
        required
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the calendar of a dialog that was asked for: the day is what one came for
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
