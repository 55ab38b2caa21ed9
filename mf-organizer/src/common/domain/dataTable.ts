import type { ReactNode } from 'react';

/** A row of a `DataTable`. */
export interface DataTableRow {
  id: number;
}

export interface DataTableColumn<Row extends DataTableRow> {
  /** Names the column in sorts and in the list of hidden columns. */
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable; the order of the first press. */
  sort?: SortOrder;
  /** Aligns numbers by their last digit. */
  isNumeric?: boolean;
}

export type SortOrder = 'asc' | 'desc';

export interface DataTableSorting {
  /** Id of the sorted column. */
  by: string;
  order: SortOrder;
}

export interface DataTableSelection<Row extends DataTableRow> {
  isSelected: (id: number) => boolean;
  /** Selects or deselects rows of this page. */
  onSelect: (ids: readonly number[], isSelected: boolean) => void;
  /** Name of a row: «Банк «Созвездие»». */
  nameOf: (row: Row) => string;
}
