import { useEffect, useEffectEvent } from 'react';
import { useQueryCache } from 'shared-api/query';
import { usePrinting } from 'shared-ui/PrintSheets';
import { toast } from 'shared-ui/toast';
import { cachedSheets, gatherSheets, type Sheets } from '../api/gatherSheets';
import { texts } from '../texts';

/**
 * Prints days with meetings. The print button and Ctrl+P fetch the data first; printing from the browser's menu cannot
 * wait and uses cached data.
 * @param datesOf returns the days that the whole page prints
 */
export function usePrintedDays(datesOf: () => readonly string[]) {
  const cache = useQueryCache();
  const printing = usePrinting<Sheets>();

  const print = async (date?: string) => {
    try {
      const sheets = await gatherSheets(date === undefined ? datesOf() : [date]);
      if (sheets.days.length === 0) toast.info(texts.nothingToPrint);
      else printing.print(sheets);
    } catch {
      toast.danger(texts.printFailed);
    }
  };

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
    /** Sheets to render for printing; undefined without meetings. */
    sheets: (): Sheets | undefined => {
      const sheets = printing.chosen() ?? cachedSheets(cache, datesOf());
      return sheets.days.length > 0 ? sheets : undefined;
    },
  };
}
