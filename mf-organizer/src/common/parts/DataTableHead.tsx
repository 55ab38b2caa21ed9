import ArrowDown from '@lucide/icons/icons/arrow-down';
import ArrowUp from '@lucide/icons/icons/arrow-up';
import ArrowUpDown from '@lucide/icons/icons/arrow-up-down';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import type { DataTableColumn, DataTableRow, DataTableSorting } from '../domain/dataTable';
import { DataTableHeadCell } from './DataTableHeadCell';

interface DataTableHeadProps<Row extends DataTableRow> {
  column: DataTableColumn<Row>;
  /** The order of the table. */
  sorting: DataTableSorting | undefined;
  onSort: ((sorting: DataTableSorting) => void) | undefined;
}

/** The head of a column: its title or icon, a button where the column can be sorted. */
export function DataTableHead<Row extends DataTableRow>({ column, sorting, onSort }: DataTableHeadProps<Row>) {
  const { id, title, icon, isNumeric, width, growth = 0, sort } = column;
  const sorted = sorting?.by === id ? sorting.order : undefined;
  const reversed = sorted === 'asc' ? 'desc' : 'asc';
  const name = icon ? (
    <>
      <Icon icon={icon} size={16} />
      <span className="visually-hidden">{title}</span>
    </>
  ) : (
    title
  );
  const order = sorted && (sorted === 'asc' ? ArrowUp : ArrowDown);
  return (
    <DataTableHeadCell
      scope="col"
      title={icon && title}
      aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
      style={{ width: width === undefined ? undefined : `max(${width}rem, ${growth}vw)` }}
      $isNumeric={isNumeric}
    >
      {onSort && sort ? (
        <Sort variant="ghost" size="small" onClick={() => onSort({ by: id, order: sorted ? reversed : sort })}>
          {name}
          {/* Beside an icon only the order that is in force has room. */}
          {(order ?? !icon) && <Icon icon={order ?? ArrowUpDown} size={16} />}
        </Sort>
      ) : (
        name
      )}
    </DataTableHeadCell>
  );
}

/* In line with the texts of the column. */
const Sort = styled(Button)`
  gap: ${theme.space(1)};
  margin-inline: ${theme.space(-2)};
  padding-inline: ${theme.space(2)};
  color: inherit;

  svg {
    flex: none;
  }
`;
