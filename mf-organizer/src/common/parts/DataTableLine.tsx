import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import type { DataTableColumn, DataTableRow } from '../domain/dataTable';
import { decisionOnSelected } from './decisionOnSelected';

interface DataTableLineProps<Row extends DataTableRow> {
  row: Row;
  /** The columns shown. */
  columns: readonly DataTableColumn<Row>[];
  isSelected: boolean;
  /** Selects the row. */
  tick: ReactNode;
  /** Replace the cells of `givesWay` columns. */
  decisions: ReactNode;
  actions: ReactNode;
}

/** A row of a `DataTable`: one line, in one colour from edge to edge. */
export function DataTableLine<Row extends DataTableRow>(props: DataTableLineProps<Row>) {
  const { row, columns, isSelected, tick, decisions, actions } = props;
  const givingWay = decisions ? columns.filter(({ givesWay }) => givesWay) : [];
  return (
    <Line data-focus-row tabIndex={-1} data-chosen={isSelected || undefined}>
      {tick && <Cell>{tick}</Cell>}
      {columns.map((column, index) => {
        const { id, cell, isNumeric } = column;
        if (column === givingWay[0])
          return (
            <Cell key={id} colSpan={givingWay.length}>
              <Decisions>{decisions}</Decisions>
            </Cell>
          );
        if (givingWay.includes(column)) return null;
        return (
          <Cell
            key={id}
            {...(index === 0 && { as: 'th' as const, scope: 'row' })}
            $isNumeric={isNumeric}
            // A call, not a component: a new array of columns must not remount the cells.
          >
            {cell(row)}
          </Cell>
        );
      })}
      {actions && <ActionsCell>{actions}</ActionsCell>}
    </Line>
  );
}

const Line = styled.tr`
  height: ${theme.space(13)};
  background: ${theme.color.surface};

  &[data-chosen] {
    background: ${theme.color.accentSoft};
    ${decisionOnSelected}
  }

  & + & {
    border-top: 1px solid ${theme.color.border};
  }
`;

const Cell = styled.td<{ $isNumeric?: boolean }>`
  padding: 0 ${theme.space(2)};
  overflow: hidden;
  font-weight: ${theme.weight.regular};
  text-align: ${({ $isNumeric }) => ($isNumeric ? 'end' : 'start')};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${({ $isNumeric }) => $isNumeric && 'font-variant-numeric: tabular-nums;'}
`;

const Decisions = styled.div`
  display: flex;
  gap: ${theme.space(1)};
  container-type: inline-size;
`;

/* In sight while the table scrolls sideways; the row's own colour covers what passes below. */
const ActionsCell = styled.td`
  position: sticky;
  inset-inline-end: 0;
  background: inherit;
  text-align: center;
`;
