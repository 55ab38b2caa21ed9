import type { ReactNode } from 'react';
import type { IconData } from 'shared-ui/Icon';

/** A row of a `DataTable`. */
export interface DataTableRow {
  id: number;
}

export interface DataTableColumn<Row extends DataTableRow> {
  /** Names the column in sorts and in the list of hidden columns. */
  id: string;
  title: string;
  /** Replaces the title in the head; the title becomes its name and tooltip. */
  icon?: IconData;
  cell: (row: Row) => ReactNode;
  /** Width in rem; columns without one share what is left. */
  width?: number;
  /** Hundredths of the window that the column takes once they are more than its width. */
  growth?: number;
  /** The narrowest table that has the column. */
  from?: DataTableWidth;
  /** Decisions on a row replace its cells in these columns. */
  givesWay?: boolean;
  /** Makes the column sortable; the order of the first press. */
  sort?: SortOrder;
  /** Aligns numbers by their last digit. */
  isNumeric?: boolean;
}

/** How wide a table is for its text size, narrowest first. */
export const TABLE_WIDTHS = ['cards', 'small', 'medium', 'wide'] as const;
export type DataTableWidth = (typeof TABLE_WIDTHS)[number];

/** Whether a table is as wide as a column needs. */
export const isWideEnough = (width: DataTableWidth, from: DataTableWidth = 'cards') =>
  TABLE_WIDTHS.indexOf(width) >= TABLE_WIDTHS.indexOf(from);

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

/** A row on phones. */
export interface DataTableCard {
  /** First line: name or link. */
  title: ReactNode;
  /** Second line: what matters most. */
  details: ReactNode;
}

export interface DataTableProps<Row extends DataTableRow> {
  /** Names the table: «Участники». */
  caption: string;
  rows: readonly Row[];
  /** The first one names the row. Made once, outside of the component or memoised. */
  columns: readonly DataTableColumn<Row>[];
  /** Ids of hidden columns; the first column stays. */
  hidden?: readonly string[];
  sorting?: DataTableSorting;
  onSort?: (sorting: DataTableSorting) => void;
  selection?: DataTableSelection<Row>;
  /** Buttons that replace the cells of `givesWay` columns, for some rows. */
  decisions?: (row: Row) => ReactNode;
  /** A menu of 44 px at the end of a row. */
  actions?: (row: Row) => ReactNode;
  /** A row on phones, where it is a card of two lines. */
  card: (row: Row) => DataTableCard;
  /** Another page is loading; the rows shown are those of the former one. */
  isStale?: boolean;
}
