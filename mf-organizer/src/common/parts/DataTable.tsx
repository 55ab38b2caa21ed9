import ArrowDown from '@lucide/icons/icons/arrow-down';
import ArrowUp from '@lucide/icons/icons/arrow-up';
import ArrowUpDown from '@lucide/icons/icons/arrow-up-down';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { query, theme, useMediaQuery } from 'shared-ui/theme';
import type { DataTableProps, DataTableRow } from '../domain/dataTable';
import { useDataTable } from '../state/useDataTable';
import { DataTableCards } from './DataTableCards';
import { DataTableTick } from './DataTableTick';

const NONE: readonly string[] = [];

/** A table whose rows the server sorts and pages; on narrow screens a list of cards. */
export function DataTable<Row extends DataTableRow>(props: DataTableProps<Row>) {
  const { caption, rows, columns, hidden = NONE, sorting, onSort, selection, actions, isStale = false } = props;
  const table = useDataTable({ rows, columns, hidden, sorting, onSort, selection });
  const isNarrow = useMediaQuery(query.narrow);
  const captionId = useId();
  if (isNarrow) return <DataTableCards {...props} table={table} isStale={isStale} />;

  const shown = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());
  const isAll = table.getIsAllPageRowsSelected();
  return (
    // Focusable, so that the keyboard can scroll what does not fit.
    <Frame role="region" aria-labelledby={captionId} aria-busy={isStale || undefined} tabIndex={0} $isStale={isStale}>
      <Root>
        <caption id={captionId} className="visually-hidden">
          {caption}
        </caption>
        <thead>
          <tr>
            {selection && (
              <Head scope="col" $isTick>
                <DataTableTick
                  label="Выбрать все на странице"
                  isChecked={isAll}
                  isMixed={!isAll && table.getIsSomePageRowsSelected()}
                  onChange={(event) => table.toggleAllPageRowsSelected(event.target.checked)}
                />
              </Head>
            )}
            {shown.map(({ id, title, isNumeric }) => {
              const column = table.getColumn(id);
              const sorted = column?.getIsSorted();
              return (
                <Head
                  key={id}
                  scope="col"
                  aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
                  $isNumeric={isNumeric}
                >
                  {column?.getCanSort() ? (
                    <Sort variant="ghost" size="small" onClick={() => column.toggleSorting()}>
                      {title}
                      <Icon icon={sorted ? (sorted === 'asc' ? ArrowUp : ArrowDown) : ArrowUpDown} size={16} />
                    </Sort>
                  ) : (
                    title
                  )}
                </Head>
              );
            })}
            {actions && (
              <Head scope="col">
                <span className="visually-hidden">Действия</span>
              </Head>
            )}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <Line key={row.id} $isSelected={row.getIsSelected()}>
              {selection && (
                <Cell>
                  <DataTableTick
                    label={`Выбрать: ${selection.nameOf(row.original)}`}
                    isChecked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </Cell>
              )}
              {shown.map(({ id, cell, isNumeric }, index) => (
                <Cell
                  key={id}
                  {...(index === 0 && { as: 'th' as const, scope: 'row' })}
                  $isNumeric={isNumeric}
                  $isName={index === 0}
                >
                  {/* A call, not a component: a new array of columns must not remount the cells. */}
                  {cell(row.original)}
                </Cell>
              ))}
              {actions && <ActionsCell>{actions(row.original)}</ActionsCell>}
            </Line>
          ))}
        </tbody>
      </Root>
    </Frame>
  );
}

const Frame = styled.div<{ $isStale: boolean }>`
  overflow-x: auto;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${({ $isStale }) => ($isStale ? theme.color.textMuted : 'inherit')};
`;

const Root = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.text.s};
`;

interface CellLook {
  $isNumeric?: boolean;
  $isTick?: boolean;
  $isName?: boolean;
}

const Head = styled.th<CellLook>`
  ${({ $isTick }) => $isTick && `width: ${theme.space(10)};`}
  padding: ${theme.space(1)} ${theme.space(2)};
  border-bottom: 1px solid ${theme.color.border};
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.medium};
  text-align: ${({ $isNumeric }) => ($isNumeric ? 'end' : 'start')};
  white-space: nowrap;
`;

/* In line with the texts of the column. */
const Sort = styled(Button)`
  margin-inline: ${theme.space(-3)};
`;

const Line = styled.tr<{ $isSelected: boolean }>`
  background: ${({ $isSelected }) => ($isSelected ? theme.color.accentSoft : 'transparent')};

  & + & {
    border-top: 1px solid ${theme.color.border};
  }
`;

const Cell = styled.td<CellLook>`
  padding: ${theme.space(2)};
  font-weight: ${theme.weight.regular};
  text-align: ${({ $isNumeric }) => ($isNumeric ? 'end' : 'start')};
  vertical-align: top;
  /* Only names break inside words: the frame scrolls to what does not fit. */
  ${({ $isName }) => ($isName ? 'min-width: 12rem; overflow-wrap: anywhere;' : 'overflow-wrap: break-word;')}
  ${({ $isNumeric }) => $isNumeric && 'font-variant-numeric: tabular-nums;'}
`;

/* In sight while the table scrolls sideways. */
const ActionsCell = styled.td`
  position: sticky;
  inset-inline-end: 0;
  padding: ${theme.space(2)} ${theme.space(3)};
  background: linear-gradient(to right, transparent, ${theme.color.surface} ${theme.space(3)});
  vertical-align: top;
  white-space: nowrap;
`;
