import { useEffect, useRef } from 'react';

/** Prints a choice of sheets; any other print of the browser has no choice. */
export function usePrinting<Chosen>() {
  // A ref, not state: the browser reads the sheets synchronously within `print()`.
  const chosen = useRef<Chosen>(undefined);

  useEffect(() => {
    const end = () => {
      chosen.current = undefined;
    };
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);

  return {
    print: (sheets: Chosen) => {
      chosen.current = sheets;
      window.print();
    },
    /** What is being printed, for `PrintSheets`. */
    chosen: (): Chosen | undefined => chosen.current,
  };
}
