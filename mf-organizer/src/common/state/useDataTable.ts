import {
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowSelectionState,
  type Updater,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataTableColumn, DataTableRow, DataTableSelection, DataTableSorting } from '../domain/dataTable';

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature, columnVisibilityFeature });

interface DataTableOptions<Row extends DataTableRow> {
  rows: readonly Row[];
  columns: readonly DataTableColumn<Row>[];
  hidden: readonly string[];
  sorting: DataTableSorting | undefined;
  onSort: ((sorting: DataTableSorting) => void) | undefined;
  selection: DataTableSelection<Row> | undefined;
}

/** The table's model: the server sorts, the page keeps sorting, selection and hidden columns. */
export function useDataTable<Row extends DataTableRow>({
  rows,
  columns,
  hidden,
  sorting,
  onSort,
  selection,
}: DataTableOptions<Row>) {
  const columnDefs = useMemo(
    () =>
      columns.map(({ id, title, sort }): ColumnDef<typeof features, Row> => ({
        id,
        header: title,
        // The library sorts only columns with a value.
        accessorFn: (row): unknown => row.id,
        enableSorting: sort !== undefined,
        sortDescFirst: sort === 'desc',
      })),
    [columns],
  );
  const sortingState = sorting ? [{ id: sorting.by, desc: sorting.order === 'desc' }] : [];
  const chosen: RowSelectionState = {};
  for (const { id } of rows) if (selection?.isSelected(id)) chosen[id] = true;

  const select = (update: Updater<RowSelectionState>) => {
    const next = typeof update === 'function' ? update(chosen) : update;
    const changed = rows.map(({ id }) => id).filter((id) => (next[id] ?? false) !== (chosen[id] ?? false));
    const isSelected = (id: number) => next[id] ?? false;
    const [on, off] = [changed.filter(isSelected), changed.filter((id) => !isSelected(id))];
    if (on.length > 0) selection?.onSelect(on, true);
    if (off.length > 0) selection?.onSelect(off, false);
  };

  return useTable({
    features,
    data: rows,
    columns: columnDefs,
    getRowId: ({ id }) => String(id),
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    enableRowSelection: selection !== undefined,
    isRowRangeSelectionEvent: isShifted,
    state: {
      sorting: sortingState,
      rowSelection: chosen,
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
    },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sortingState) : update;
      if (next) onSort?.({ by: next.id, order: next.desc ? 'desc' : 'asc' });
    },
    onRowSelectionChange: select,
  });
}

export type DataTableModel<Row extends DataTableRow> = ReturnType<typeof useDataTable<Row>>;

/** Whether a checkbox was clicked with Shift: its change carries the click. */
function isShifted(event: unknown): boolean {
  const { nativeEvent } = event as { nativeEvent?: unknown };
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
}
