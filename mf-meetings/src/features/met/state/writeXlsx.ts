import writeXlsxFile from 'write-excel-file/browser';

/** A table as an Excel file. Import this module lazily: it pulls in a library. Typed cells stay text, also formulas. */
export function writeXlsx([head = [], ...rows]: readonly (readonly string[])[]): Promise<Blob> {
  const titles = head.map((value) => ({ value, fontWeight: 'bold' as const }));
  const cells = rows.map((row) => row.map((value) => ({ type: String, value })));
  return writeXlsxFile([titles, ...cells], { stickyRowsCount: 1 }).toBlob();
}
