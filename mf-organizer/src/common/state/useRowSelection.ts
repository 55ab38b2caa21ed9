import { useRef } from 'react';
import type { DataTableRow, DataTableSelection } from '../domain/dataTable';

/** A change of a checkbox, as React reports it. */
interface Ticked {
  target: { checked: boolean };
  nativeEvent: Event;
}

export type RowSelection = ReturnType<typeof useRowSelection>;

/** Selects the rows of a page one by one, all rows between two with Shift, or the whole page. */
export function useRowSelection<Row extends DataTableRow>(
  rows: readonly Row[],
  selection: DataTableSelection<Row> | undefined,
) {
  const last = useRef<number>(undefined);
  const ids = rows.map(({ id }) => id);
  const isSelected = (id: number) => selection?.isSelected(id) === true;
  const select = (chosen: readonly number[], isOn: boolean) => {
    const changed = chosen.filter((id) => isSelected(id) !== isOn);
    if (changed.length > 0) selection?.onSelect(changed, isOn);
  };
  const isAll = ids.length > 0 && ids.every(isSelected);
  return {
    isSelected,
    isAll,
    isMixed: !isAll && ids.some(isSelected),
    toggle: (id: number, event: Ticked) => {
      const from = last.current === undefined ? -1 : ids.indexOf(last.current);
      const to = ids.indexOf(id);
      const isRange = isShifted(event) && from >= 0;
      select(isRange ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id], event.target.checked);
      last.current = id;
    },
    toggleAll: (event: Ticked) => select(ids, event.target.checked),
  };
}

/** Whether a checkbox was clicked with Shift: its change carries the click. */
const isShifted = ({ nativeEvent }: Ticked) => nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
