import { useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { ActionBar } from '../ActionBar/ActionBar';
import { Button } from '../Button/Button';
import { dropSecondClick } from '../dropSecondClick/dropSecondClick';
import { Select } from '../Select/Select';

/** What the selected slots become. */
export type SlotAction = 'AVAILABLE' | 'BLOCKED';

export interface SlotBulkActionsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** How many slots are selected. */
  count: number;
  /** From when to when they are: «10:00–13:00». */
  range?: string;
  /** What the selector offers first: usually what the selected slots are not. */
  suggested: SlotAction;
  /** Does it to the selected slots. */
  onApply: (action: SlotAction) => void;
  /** Clears the selection. */
  onCancel: () => void;
}

const options = [
  { value: 'AVAILABLE', label: 'Сделать доступным' },
  { value: 'BLOCKED', label: 'Сделать недоступным' },
];

/** What to do with the selected slots of a `SlotGrid`. It stays in sight below a grid that is higher than the window. */
export function SlotBulkActions({ count, range, suggested, onApply, onCancel, ...rest }: SlotBulkActionsProps) {
  const [chosen, setChosen] = useState<SlotAction>();
  const action = chosen ?? suggested;
  // The bar goes with the press, and what stands below moves up: the «Отменить» of a meeting among it.
  const finish = (how: () => void) => () => {
    dropSecondClick();
    how();
  };
  return (
    <ActionBar
      aria-label="Действия с выбранными слотами"
      {...rest}
      actions={
        <>
          <Choice>
            <Select
              label="Действие"
              isLabelHidden
              options={options}
              value={action}
              onChange={({ target }) => setChosen(target.value === 'AVAILABLE' ? 'AVAILABLE' : 'BLOCKED')}
            />
          </Choice>
          <Button variant="secondary" onClick={finish(onCancel)}>
            Отменить
          </Button>
          <Button onClick={finish(() => onApply(action))}>Применить</Button>
        </>
      }
    >
      {/* The grid itself announces the count. */}
      <Count aria-hidden>{range ? `Выбрано: ${count} · ${range}` : `Выбрано: ${count}`}</Count>
    </ActionBar>
  );
}

const Count = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Choice = styled.div`
  min-width: 220px;
`;
