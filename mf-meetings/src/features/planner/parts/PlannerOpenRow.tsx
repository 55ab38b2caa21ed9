import Pin from '@lucide/icons/icons/pin';
import { styled } from 'styled-components';
import { Checkbox } from 'shared-ui/Checkbox';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { Select } from 'shared-ui/Select';
import { media, theme } from 'shared-ui/theme';
import { dateOf, pointOf, type SlotKey } from '../domain/slotKey';
import type { OpenRow } from '../state/planRows';
import { dayText } from '../state/planTexts';
import { texts } from '../texts';
import { PlannerRowFrame } from './PlannerRowFrame';

interface PlannerOpenRowProps {
  row: OpenRow;
  onToggle: () => void;
  /** Sets a time by hand; `undefined` returns the row to the automatic plan. */
  onPin: (slot: SlotKey | undefined) => void;
  onRemove: (button: HTMLElement) => void;
}

/** Row of a company with its proposed time, editable by hand. */
export function PlannerOpenRow({ row, onToggle, onPin, onRemove }: PlannerOpenRowProps) {
  const { company, slot, options, isPinned, isOn, isClash } = row;
  const dates = [...new Set(options.map(dateOf))];
  const ofDay = slot ? options.filter((each) => dateOf(each) === dateOf(slot)) : [];
  const others = options.filter((each) => each !== slot).length;

  const chooseDay = (date: string) => {
    const free = options.filter((each) => dateOf(each) === date);
    // Keep the time of day if it is free on the other day.
    onPin(free.find((each) => slot && pointOf(each) === pointOf(slot)) ?? free[0]);
  };

  return (
    <PlannerRowFrame
      company={company}
      onRemove={onRemove}
      head={<Checkbox label={company} checked={isOn} disabled={!slot} onChange={onToggle} />}
    >
      {options.length > 0 && (
        <Choice>
          <Select
            label={texts.dayOf(company)}
            isLabelHidden
            placeholder={slot ? undefined : texts.chooseDay}
            value={slot ? dateOf(slot) : ''}
            options={dates.map((date) => ({ value: date, label: dayText(date) }))}
            onChange={({ target }) => chooseDay(target.value)}
          />
          {slot && (
            <Select
              label={texts.timeOf(company)}
              isLabelHidden
              error={isClash && texts.clash}
              value={pointOf(slot)}
              options={ofDay.map((each) => ({ value: pointOf(each), label: pointOf(each) }))}
              onChange={({ target }) => onPin(ofDay.find((each) => pointOf(each) === target.value))}
            />
          )}
          {isPinned && (
            <IconButton aria-label={texts.unpin(company)} onClick={() => onPin(undefined)}>
              <Icon icon={Pin} size={16} />
            </IconButton>
          )}
        </Choice>
      )}
      <More>
        {slot && others > 0 && <span>{texts.more(others)}</span>}
        {!slot && <span>{options.length > 0 ? texts.dayIsFull : texts.othersTookAll}</span>}
      </More>
    </PlannerRowFrame>
  );
}

const Choice = styled.div`
  display: grid;
  grid-template-columns: 136px 104px ${theme.control.height};
  align-items: start;
  gap: ${theme.space(2)};

  ${media.narrow} {
    flex: 1 1 100%;
    grid-template-columns: minmax(0, 1fr) 112px auto;
  }
`;

const More = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
