import { useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';

export interface PrintSheetsProps {
  /** Draws what goes on paper, asked when the browser begins to print; with nothing the page itself is printed. */
  children: () => ReactNode;
}

/** Sheets made for paper, printed in the page's place. They are in the document only while the browser prints. */
export function PrintSheets({ children }: PrintSheetsProps) {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    // At once: the browser takes its picture of the page when the event is over.
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
