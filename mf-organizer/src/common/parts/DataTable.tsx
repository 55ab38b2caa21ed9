import { useId } from 'react';
import { styled } from 'styled-components';
import { RowBoundary } from 'shared-ui/lists/RowBoundary';
import { theme } from 'shared-ui/theme';
import { isWideEnough, type DataTableProps, type DataTableRow } from '../domain/dataTable';
import { useDataTable } from '../state/useDataTable';
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
  const table = useDataTable({ rows, columns, hidden, sorting, onSort, selection });
  const { frame, width } = useTableWidth();
  const captionId = useId();
  if (width === 'cards')
    return (
      <div ref={frame}>
        <DataTableCards {...props} table={table} isStale={isStale} />
      </div>
    );

  const shown = columns.filter(({ id, from }) => isWideEnough(width, from) && table.getColumn(id)?.getIsVisible());
  const least = shown.reduce((sum, column) => sum + (column.width ?? LEAST_SHARE), TICK + MENU);
  const isAll = table.getIsAllPageRowsSelected();
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
                    isChecked={isAll}
                    isMixed={!isAll && table.getIsSomePageRowsSelected()}
                    onChange={(event) => table.toggleAllPageRowsSelected(event.target.checked)}
                  />
                </DataTableHeadCell>
              )}
              {shown.map((column) => {
                const model = table.getColumn(column.id);
                return (
                  <DataTableHead
                    key={column.id}
                    column={column}
                    sorted={model?.getIsSorted() || undefined}
                    onSort={model?.getCanSort() ? () => model.toggleSorting() : undefined}
                  />
                );
              })}
              {actions && (
                <DataTableHeadCell scope="col" style={{ width: `${MENU}rem` }}>
                  <span className="visually-hidden">Действия</span>
                </DataTableHeadCell>
              )}
            </tr>
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <RowBoundary
                key={row.id}
                item={row.original}
                own={{ columns: shown.length + (selection ? 1 : 0) + (actions ? 1 : 0) }}
              >
                {() => (
                  <DataTableLine
                    row={row.original}
                    columns={shown}
                    isSelected={row.getIsSelected()}
                    tick={
                      selection && (
                        <DataTableTick
                          label={`Выбрать: ${selection.nameOf(row.original)}`}
                          isChecked={row.getIsSelected()}
                          onChange={row.getToggleSelectedHandler()}
                        />
                      )
                    }
                    decisions={decisions?.(row.original)}
                    actions={actions?.(row.original)}
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
