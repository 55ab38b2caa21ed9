import { useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { Button } from '../Button/Button';
import { Cluster } from '../Cluster/Cluster';
import { Select } from '../Select/Select';

/** What the selected slots become. */
export type SlotAction = 'AVAILABLE' | 'BLOCKED';

export interface SlotBulkActionsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** How many slots are selected. */
  count: number;
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
export function SlotBulkActions({ count, suggested, onApply, onCancel, ...rest }: SlotBulkActionsProps) {
  const [chosen, setChosen] = useState<SlotAction>();
  const action = chosen ?? suggested;
  return (
    <Root aria-label="Действия с выбранными слотами" {...rest}>
      {/* The grid itself announces the count. */}
      <Count aria-hidden>Выбрано: {count}</Count>
      <Cluster>
        <Choice>
          <Select
            label="Действие"
            isLabelHidden
            options={options}
            value={action}
            onChange={({ target }) => setChosen(target.value === 'AVAILABLE' ? 'AVAILABLE' : 'BLOCKED')}
          />
        </Choice>
        <Button variant="secondary" onClick={onCancel}>
          Отменить
        </Button>
        <Button onClick={() => onApply(action)}>Применить</Button>
      </Cluster>
    </Root>
  );
}

const Root = styled.section`
  position: sticky;
  bottom: calc(${theme.bottomBar} + ${theme.space(2)});
  display: grid;
  gap: ${theme.space(2)};
  padding: ${theme.space(3)} ${theme.space(4)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
`;

const Count = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  font-variant-numeric: tabular-nums;
`;

const Choice = styled.div`
  flex: 1 1 220px;
`;
