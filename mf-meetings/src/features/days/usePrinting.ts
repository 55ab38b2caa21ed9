import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryCache } from 'shared-api/query';
import { toast } from 'shared-ui/toast';
import { gatherSheets, knownSheets, type Sheets } from './api/gatherSheets';
import { texts } from './texts';

/**
 * Prints days with meetings. What is printed is asked for before, also for Ctrl+P; the browser's own menu does not wait, and gets what
 * was read already.
 * @param datesOf gives the days that the page as a whole prints
 */
export function usePrinting(datesOf: () => readonly string[]) {
  const cache = useQueryCache();
  const [gathered, setGathered] = useState<Sheets>();

  const print = async (date?: string) => {
    try {
      const sheets = await gatherSheets(date === undefined ? datesOf() : [date]);
      if (sheets.days.length === 0) toast.info(texts.nothingToPrint);
      else setGathered(sheets);
    } catch {
      toast.danger(texts.printFailed);
    }
  };

  useEffect(() => {
    if (!gathered) return undefined;
    const end = () => setGathered(undefined);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [gathered]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { code, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (code !== 'KeyP' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
    event.preventDefault();
    void print();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return {
    print: (date?: string) => void print(date),
    /** What to draw when the browser prints; without meetings nothing. */
    sheets: (): Sheets | undefined => {
      const sheets = gathered ?? knownSheets(cache, datesOf());
      return sheets.days.length > 0 ? sheets : undefined;
    },
  };
}
