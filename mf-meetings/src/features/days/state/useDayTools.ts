import { useCallback, useMemo, useState } from 'react';
import { toast } from 'shared-ui/toast';
import { texts } from '../texts';
import type { DayChange } from './day';
import type { DayTools } from './dayTools';
import type { DayChanges } from './useDayChanges';

/** All selected slots belong to one day. */
interface Selection {
  date: string;
  points: readonly string[];
}

const NOTHING: readonly string[] = [];

/** Actions on days, the selected slots, and the day that the copy dialog changes. */
export function useDayTools(
  { isChatOnly, onCancel, onMove, onPrint }: Pick<DayTools, 'isChatOnly' | 'onCancel' | 'onMove' | 'onPrint'>,
  apply: DayChanges['apply'],
) {
  const [selection, setSelection] = useState<Selection>();
  const [copying, setCopying] = useState<string>();

  const onApply = useCallback(
    async (date: string, changes: readonly DayChange[], selected: readonly string[] = NOTHING) => {
      const saved = await Promise.all(changes.map((change) => apply(date, change)));
      if (saved.every(Boolean)) return toast.success(texts.saved);
      toast.danger(saved.some(Boolean) ? texts.partlySaved : texts.notSaved);
      // Keep slots that were selected meanwhile.
      if (selected.length > 0)
        setSelection((current) => (current && current.points.length > 0 ? current : { date, points: selected }));
    },
    [apply],
  );

  const tools = useMemo(
    (): DayTools => ({
      isChatOnly,
      onCancel,
      onMove,
      onPrint,
      onSelect: (date, points) => setSelection({ date, points }),
      onApply: (...args) => void onApply(...args),
      onCopy: setCopying,
    }),
    [isChatOnly, onCancel, onMove, onPrint, onApply],
  );

  return { tools, selection, copying, endCopying: () => setCopying(undefined) };
}
