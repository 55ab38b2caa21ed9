import { useCallback, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useUnreached } from 'shared-api/connection';
import { ActionBar } from 'shared-ui/ActionBar';
import { Button } from 'shared-ui/Button';
import { dropSecondClick } from 'shared-ui/dropSecondClick';
import { Select } from 'shared-ui/Select';
import { theme } from 'shared-ui/theme';
import { texts as meetingTexts } from '#domain/meetingTexts';

/** New status of the selected slots. */
export type SlotAction = 'AVAILABLE' | 'BLOCKED';

export interface SlotBulkActionsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Number of selected slots. */
  count: number;
  /** Time range of the selected slots: «10:00–13:00». */
  range?: string;
  /** Preselected action: usually the status that the selected slots do not have. */
  suggested: SlotAction;
  onApply: (action: SlotAction) => void;
  /** Called to clear the selection. */
  onCancel: () => void;
}

const options = [
  { value: 'AVAILABLE', label: 'Сделать доступным' },
  { value: 'BLOCKED', label: 'Сделать недоступным' },
];

/** Actions for the selected slots of a `SlotGrid`. Sticky below a grid higher than the window. */
export function SlotBulkActions({ count, range, suggested, onApply, onCancel, ...rest }: SlotBulkActionsProps) {
  const [chosen, setChosen] = useState<SlotAction>();
  const isUnreached = useUnreached();
  const action = chosen ?? suggested;
  // The bar disappears on this click and the content below moves up, so a second click could hit a meeting’s
  // «Отменить».
  const finish = (how: () => void) => () => {
    dropSecondClick();
    how();
  };
  // Sticky alone does not help while the grid itself begins below the window's edge.
  const show = useCallback((bar: HTMLElement | null) => bar?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <ActionBar
      ref={show}
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
      {/* Hidden: the grid itself announces the count. */}
      <Count aria-hidden>{range ? `Выбрано: ${count} · ${range}` : `Выбрано: ${count}`}</Count>
      {isUnreached && <p role="status">{meetingTexts.needsConnection}</p>}
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
