/** Separator that spreadsheets with Russian settings expect. */
const SEPARATOR = ';';
/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Serialises a table as CSV (RFC 4180, with semicolons). All values are quoted, which keeps separators, quotes and line
 * breaks inside them; a value that a spreadsheet would run as a formula gets an apostrophe prefix.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(quote).join(SEPARATOR)}\r\n`).join('');
}

function quote(value: string): string {
  const safe = /^\s*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
