import { useEffect, useRef } from 'react';
import type { SheetsPart } from './printedSheets';

/** Prints sheets; any other print of the browser prints the page itself. */
export function usePrinting() {
  // A ref, not state: the browser reads the sheets synchronously within `print()`.
  const printed = useRef<SheetsPart>(undefined);

  useEffect(() => {
    const end = () => {
      printed.current = undefined;
    };
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);

  return {
    print: (part: SheetsPart) => {
      printed.current = part;
      window.print();
    },
    sheets: (): SheetsPart | undefined => printed.current,
  };
}
