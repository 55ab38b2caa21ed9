import { useId } from 'react';
import { styled } from 'styled-components';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { theme } from 'shared-ui/theme';
import { isWideEnough, type DataTableProps, type DataTableRow } from '../domain/dataTable';
import { useRowSelection } from '../state/useRowSelection';
import { useTableWidth } from '../state/useTableWidth';
import { DataTableCards } from './DataTableCards';
import { DataTableHead } from './DataTableHead';
import { DataTableHeadCell } from './DataTableHeadCell';
import { DataTableLine } from './DataTableLine';
import { DataTableTick } from './DataTableTick';

const NONE: readonly string[] = [];
/** Widths in rem: the tick and the menu, whose columns have no other; the least of a column that shares the rest. */
const [TICK, MENU, LEAST_SHARE] = [2.5, 2.75, 7.5];

/** A table whose rows the server sorts and pages; a list of cards where it does not fit. */
export function DataTable<Row extends DataTableRow>(props: DataTableProps<Row>) {
  const { caption, rows, columns, hidden = NONE, sorting, onSort, selection, isStale = false } = props;
  const { decisions, actions } = props;
  const ticks = useRowSelection(rows, selection);
  const { frame, width } = useTableWidth();
  const captionId = useId();
  if (width === 'cards')
    return (
      <div ref={frame}>
        <DataTableCards {...props} ticks={ticks} isStale={isStale} />
      </div>
    );

  const shown = columns.filter(({ id, from }) => isWideEnough(width, from) && !hidden.includes(id));
  const least = shown.reduce((sum, column) => sum + (column.width ?? LEAST_SHARE), TICK + MENU);
  return (
    <div ref={frame}>
      {/* Focusable, so that the keyboard can scroll what does not fit. */}
      <Frame role="region" aria-labelledby={captionId} aria-busy={isStale || undefined} tabIndex={0} $isStale={isStale}>
        <Root style={{ minWidth: `${least}rem` }}>
          <caption id={captionId} className="visually-hidden">
            {caption}
          </caption>
          <thead>
            <tr>
              {selection && (
                <DataTableHeadCell scope="col" style={{ width: `${TICK}rem` }}>
                  <DataTableTick
                    label="Выбрать все на странице"
                    isChecked={ticks.isAll}
                    isMixed={ticks.isMixed}
                    onChange={ticks.toggleAll}
                  />
                </DataTableHeadCell>
              )}
              {shown.map((column) => (
                <DataTableHead key={column.id} column={column} sorting={sorting} onSort={onSort} />
              ))}
              {actions && (
                <DataTableHeadCell scope="col" style={{ width: `${MENU}rem` }}>
                  <span className="visually-hidden">Действия</span>
                </DataTableHeadCell>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <RowBoundary
                key={row.id}
                item={row}
                own={{ columns: shown.length + (selection ? 1 : 0) + (actions ? 1 : 0) }}
              >
                {() => (
                  <DataTableLine
                    row={row}
                    columns={shown}
                    isSelected={ticks.isSelected(row.id)}
                    tick={
                      selection && (
                        <DataTableTick
                          label={`Выбрать: ${selection.nameOf(row)}`}
                          isChecked={ticks.isSelected(row.id)}
                          onChange={(event) => ticks.toggle(row.id, event)}
                        />
                      )
                    }
                    decisions={decisions?.(row)}
                    actions={actions?.(row)}
                  />
                )}
              </RowBoundary>
            ))}
          </tbody>
        </Root>
      </Frame>
    </div>
  );
}

const Frame = styled.div<{ $isStale: boolean }>`
  overflow-x: auto;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${({ $isStale }) => ($isStale ? theme.color.textMuted : 'inherit')};
`;

/* Fixed, so that no text makes its column cover another. */
const Root = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.text.s};
  table-layout: fixed;
`;
