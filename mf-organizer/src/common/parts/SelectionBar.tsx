import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ActionBar } from 'shared-ui/ActionBar';
import { Button } from 'shared-ui/Button';
import { Cluster } from 'shared-ui/Cluster';
import { theme } from 'shared-ui/theme';
import { formatCount } from '../domain/counts';

interface SelectionBarProps {
  /** Names the bar: «Действия с выбранными встречами». */
  'aria-label': string;
  /** At least one. */
  selected: number;
  /** All that can be selected. */
  total: number;
  onSelectAll: () => void;
  onClear: () => void;
  /** The buttons, the filled one last. */
  actions: ReactNode;
}

/** Actions on selected rows: «Выбрано 2 · Выбрать все 5 · Снять» and the buttons. */
export function SelectionBar({ selected, total, onSelectAll, onClear, actions, ...rest }: SelectionBarProps) {
  return (
    <ActionBar {...rest} actions={actions}>
      <Cluster gap={1}>
        <span role="status">Выбрано {formatCount(selected)}</span>
        {selected < total && (
          <>
            <span aria-hidden>·</span>
            <Choice variant="ghost" size="small" onClick={onSelectAll}>
              Выбрать все {formatCount(total)}
            </Choice>
          </>
        )}
        <span aria-hidden>·</span>
        <Choice variant="ghost" size="small" onClick={onClear}>
          Снять
        </Choice>
      </Cluster>
    </ActionBar>
  );
}

/* One line with its count on a phone. */
const Choice = styled(Button)`
  padding-inline: ${theme.space(1)};
`;
