import { useCallback, useEffect, useRef, useState } from 'react';

const NONE: ReadonlySet<number> = new Set();

/** Selected meetings by id. @param shown ids in the order of the list, for ranges by Shift */
export function useSelection(shown: readonly number[]) {
  const [selected, setSelected] = useState(NONE);
  const order = useRef(shown);
  const last = useRef<number>(undefined);
  useEffect(() => {
    order.current = shown;
  });

  const select = useCallback((id: number, isSelected: boolean, isRange: boolean) => {
    const ids = isRange ? rangeOf(order.current, last.current, id) : [id];
    last.current = id;
    setSelected((before) =>
      isSelected ? new Set([...before, ...ids]) : new Set([...before].filter((each) => !ids.includes(each))),
    );
  }, []);

  return {
    selected,
    select,
    selectAll: () => setSelected(new Set(shown)),
    clear: useCallback(() => setSelected(NONE), []),
  };
}

function rangeOf(order: readonly number[], first: number | undefined, last: number): readonly number[] {
  const ends = [order.indexOf(first ?? last), order.indexOf(last)].toSorted((one, other) => one - other);
  const [from = -1, to = -1] = ends;
  return from === -1 ? [last] : order.slice(from, to + 1);
}
