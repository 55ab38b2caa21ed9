import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { dayAndMonth, toDate, weekdayName, weekdayShort, type DayString } from '../Calendar/calendarDates';

export interface DayStripDay {
  day: DayString;
  /** A short line below the number: «◆3», «14», «–». Its space is reserved even when empty. */
  marks?: ReactNode;
  /** The marks in words, for the accessible name: «3 встречи, свободно 14». */
  marksText?: string;
  /** Marks the day in the calendar too, with this text: «2 встречи». */
  calendarMark?: string;
}

interface DayStripCellProps extends Omit<DayStripDay, 'calendarMark'>, ComponentPropsWithRef<'button'> {
  isChosen: boolean;
  /** Roving tabindex: Tab stops at one day, arrow keys reach the others. */
  isTabStop: boolean;
}

/** One day of a `DayStrip`. */
export function DayStripCell({ day, marks, marksText, isChosen, isTabStop, ...rest }: DayStripCellProps) {
  const date = toDate(day);
  const name = [weekdayName(date), dayAndMonth(date), marksText].filter(Boolean).join(', ');
  return (
    <Root {...rest} type="button" aria-pressed={isChosen} tabIndex={isTabStop ? 0 : -1}>
      <Weekday aria-hidden>{weekdayShort(date)}</Weekday>
      <Day aria-hidden>{String(date.getDate()).padStart(2, '0')}</Day>
      <Marks aria-hidden>{marks}</Marks>
      <span className="visually-hidden">{name}</span>
    </Root>
  );
}

const Root = styled.button`
  position: relative;
  display: grid;
  flex: 1 0 3.5rem;
  grid-template-rows: 1rem 1.25rem 1rem;
  align-content: center;
  justify-items: center;
  max-width: 4.5rem;
  height: 4rem;
  padding: 0 ${theme.space(1)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  line-height: ${theme.line.heading};
  cursor: pointer;
  scroll-snap-align: start;

  &:hover {
    border-color: ${theme.color.accent};
  }

  /* A frame of 2 px: the shadow adds to the border without a layout shift. */
  &[aria-pressed='true'] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    box-shadow: inset 0 0 0 1px ${theme.color.accent};
  }

  &:focus-visible {
    outline-offset: 1px;
  }
`;

const Weekday = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
`;

const Day = styled.span`
  font-size: ${theme.text.m};
  font-weight: ${theme.weight.bold};
  font-variant-numeric: tabular-nums;
`;

const Marks = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  max-width: 100%;
  overflow: hidden;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
