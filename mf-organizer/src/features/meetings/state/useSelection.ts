import { useCallback, useState } from 'react';

/** Selected meetings by id. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<number>>(NONE);
  const select = useCallback(
    (changed: readonly number[], isSelected: boolean) =>
      setSelected((before) => {
        const ids = new Set(before);
        for (const id of changed) {
          if (isSelected) ids.add(id);
          else ids.delete(id);
        }
        return ids;
      }),
    [],
  );
  return { selected, select, clear: useCallback(() => setSelected(NONE), []) };
}

const NONE: ReadonlySet<number> = new Set();
