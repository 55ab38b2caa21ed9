import { styled } from 'styled-components';
import { Checkbox } from 'shared-ui/Checkbox';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { Select } from 'shared-ui/Select';
import { theme } from 'shared-ui/theme';
import type { DataTableProps, DataTableRow, SortOrder } from '../domain/dataTable';
import type { RowSelection } from '../state/useRowSelection';
import { DataTableTick } from './DataTableTick';
import { decisionOnSelected } from './decisionOnSelected';

interface DataTableCardsProps<Row extends DataTableRow> extends DataTableProps<Row> {
  ticks: RowSelection;
}

const ORDERS: readonly (readonly [SortOrder, string])[] = [
  ['asc', 'по возрастанию'],
  ['desc', 'по убыванию'],
];

/** A `DataTable` on narrow screens: cards of two lines, sorted by a select. */
export function DataTableCards<Row extends DataTableRow>({
  caption,
  rows,
  columns,
  sorting,
  onSort,
  selection,
  decisions,
  actions,
  card,
  isStale,
  ticks,
}: DataTableCardsProps<Row>) {
  const sortable = columns.filter(({ sort }) => sort !== undefined);
  return (
    <div aria-busy={isStale || undefined}>
      <Tools>
        {selection && rows.length > 0 && (
          <Checkbox label="Все на странице" checked={ticks.isAll} onChange={ticks.toggleAll} />
        )}
        {onSort && sortable.length > 0 && (
          <Select
            label="Порядок"
            isLabelHidden
            value={sorting ? `${sorting.by} ${sorting.order}` : ''}
            placeholder={sorting ? undefined : 'Порядок'}
            options={sortable.flatMap(({ id, title }) =>
              ORDERS.map(([order, text]) => ({ value: `${id} ${order}`, label: `${title}: ${text}` })),
            )}
            onChange={({ target }) => {
              const [by = '', order] = target.value.split(' ');
              onSort({ by, order: order === 'desc' ? 'desc' : 'asc' });
            }}
          />
        )}
      </Tools>
      <List aria-label={caption} $isStale={isStale ?? false}>
        {rows.map((row) => (
          <RowBoundary key={row.id} item={row} own="li">
            {() => {
              const { title, details } = card(row);
              return (
                <Item data-focus-row tabIndex={-1} data-chosen={ticks.isSelected(row.id) || undefined}>
                  {selection && (
                    <DataTableTick
                      label={`Выбрать: ${selection.nameOf(row)}`}
                      isChecked={ticks.isSelected(row.id)}
                      onChange={(event) => ticks.toggle(row.id, event)}
                    />
                  )}
                  <Text>
                    <div>{title}</div>
                    <Details>{details}</Details>
                  </Text>
                  <Actions>
                    {decisions?.(row)}
                    {actions?.(row)}
                  </Actions>
                </Item>
              );
            }}
          </RowBoundary>
        ))}
      </List>
    </div>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)};
  margin-bottom: ${theme.space(2)};
`;

const List = styled.ul<{ $isStale: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(2)};
  color: ${({ $isStale }) => ($isStale ? theme.color.textMuted : 'inherit')};
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 0 ${theme.space(2)};
  padding: ${theme.space(2)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  &[data-chosen] {
    background: ${theme.color.accentSoft};
    ${decisionOnSelected}
  }
`;

const Text = styled.div`
  flex: 1 1 ${theme.space(40)};
  min-width: 0;
  padding-block: ${theme.space(2.5)};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space(1)};
  margin-inline-start: auto;
`;

const Details = styled.div`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
