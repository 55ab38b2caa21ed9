import { useEffect, useEffectEvent, useRef } from 'react';
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
  // Not a state: the browser asks for the sheets within `print()`, when React may be anywhere.
  const gathered = useRef<Sheets>(undefined);

  const print = async (date?: string) => {
    try {
      const sheets = await gatherSheets(date === undefined ? datesOf() : [date]);
      if (sheets.days.length === 0) toast.info(texts.nothingToPrint);
      else {
        gathered.current = sheets;
        window.print();
      }
    } catch {
      toast.danger(texts.printFailed);
    }
  };

  useEffect(() => {
    const end = () => {
      gathered.current = undefined;
    };
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);

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
      const sheets = gathered.current ?? knownSheets(cache, datesOf());
      return sheets.days.length > 0 ? sheets : undefined;
    },
  };
}
