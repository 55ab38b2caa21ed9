import ChevronLeft from '@lucide/icons/icons/chevron-left';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import { useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { media, query, theme } from 'shared-ui/theme';
import type { DayString } from '../Calendar/calendarDates';
import { CalendarButton } from '../DatePicker/CalendarButton';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { DayStripCell, type DayStripDay } from './DayStripCell';
import { useInSight } from './useInSight';
import { useScrollRoom } from './useScrollRoom';

export type { DayStripDay } from './DayStripCell';

export interface DayStripProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Days of the event, in order. */
  days: readonly DayStripDay[];
  /** Exactly one day, unless `isMultiple`. */
  selected: readonly DayString[];
  /** Gets the selected days in the order of `days`. */
  onSelectionChange: (selected: DayString[]) => void;
  /** Any number of days, zero included; each click toggles one. */
  isMultiple?: boolean;
  /** Today by the server's clock. */
  today: DayString;
  'aria-label': string;
}

/**
 * A scrollable row of an event's days, to select one or several. Keeps the selected day in view. Tab stops once at the days; ← →,
 * Home and End move between them, Enter or Space selects. A single day can also be selected in a calendar.
 */
export function DayStrip({ days, selected, onSelectionChange, isMultiple = false, today, ...rest }: DayStripProps) {
  const row = useInSight('[aria-pressed="true"]', selected.join());
  const room = useScrollRoom(row, days.length);
  const [focused, setFocused] = useState<DayString>();
  const buttons = useRef(new Map<DayString, HTMLButtonElement>());
  const tabStop = [focused, selected[0], days[0]?.day].find((day) => days.some((each) => each.day === day));

  const press = (day: DayString) => {
    const isChosen = selected.includes(day);
    if (!isMultiple) return !isChosen && onSelectionChange([day]);
    onSelectionChange(
      days.map((each) => each.day).filter((each) => (each === day ? !isChosen : selected.includes(each))),
    );
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const at = days.findIndex(({ day }) => day === tabStop);
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: days.length - 1 }[event.key];
    const day = target === undefined ? undefined : days[target];
    if (!day) return;
    event.preventDefault();
    buttons.current.get(day.day)?.focus();
  };

  const turn = (direction: -1 | 1) =>
    row.current?.scrollBy({
      left: direction * row.current.clientWidth * 0.8,
      behavior: window.matchMedia(query.reducedMotion).matches ? 'auto' : 'smooth',
    });

  return (
    <Root>
      {/* For the mouse only: keyboard users have the arrow keys. */}
      <Turn>
        <IconButton aria-label="Предыдущие дни" tabIndex={-1} disabled={!room.before} onClick={() => turn(-1)}>
          <Icon icon={ChevronLeft} size={20} />
        </IconButton>
      </Turn>
      <Row {...rest} ref={row} role="group" onKeyDown={handleKeyDown} $count={days.length}>
        {days.map(({ calendarMark: _, ...day }) => (
          <DayStripCell
            key={day.day}
            {...day}
            ref={(button) => {
              if (button) buttons.current.set(day.day, button);
              else buttons.current.delete(day.day);
            }}
            isChosen={selected.includes(day.day)}
            aria-current={day.day === today ? 'date' : undefined}
            isTabStop={day.day === tabStop}
            onFocus={() => setFocused(day.day)}
            onClick={() => press(day.day)}
          />
        ))}
      </Row>
      <Turn>
        <IconButton aria-label="Следующие дни" tabIndex={-1} disabled={!room.after} onClick={() => turn(1)}>
          <Icon icon={ChevronRight} size={20} />
        </IconButton>
      </Turn>
      {!isMultiple && (
        <CalendarButton
          aria-label="Выбрать дату"
          value={selected[0] ?? null}
          today={today}
          min={days[0]?.day}
          max={days.at(-1)?.day}
          marks={marksOf(days)}
          onPick={(day) => onSelectionChange([day])}
        />
      )}
    </Root>
  );
}

function marksOf(days: readonly DayStripDay[]): ReadonlyMap<DayString, string> {
  return new Map(days.flatMap(({ day, calendarMark }) => (calendarMark === undefined ? [] : [[day, calendarMark]])));
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(1)};
  min-width: 0;
`;

const Turn = styled.div`
  ${media.narrow} {
    display: none;
  }
`;

/* The padding leaves room for focus rings, which the row would clip. */
const Row = styled.div<{ $count: number }>`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  gap: ${theme.space(1)};
  min-width: 0;
  /* Keeps the buttons next to the last of few days. */
  max-width: ${({ $count }) => `calc(${$count} * 76px + ${theme.space(1)})`};
  margin: calc(-1 * ${theme.space(1)});
  padding: ${theme.space(1)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${theme.space(1)};
  scroll-snap-type: x proximity;
  scrollbar-width: none;
`;
