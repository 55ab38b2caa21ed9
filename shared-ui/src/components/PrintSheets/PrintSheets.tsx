import { useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';

export interface PrintSheetsProps {
  /** Renders the sheets when printing starts; null prints the page itself. */
  children: () => ReactNode;
}

/** Sheets that are printed instead of the page. They are in the document only while the browser prints. */
export function PrintSheets({ children }: PrintSheetsProps) {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    // Synchronously: the browser takes its snapshot of the page when the event handlers have returned.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  const sheets = isPrinting ? children() : null;
  if (!sheets) return null;
  return createPortal(<div data-print-sheets>{sheets}</div>, document.body);
}
