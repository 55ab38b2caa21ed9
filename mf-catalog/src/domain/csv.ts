/** Between the values: what spreadsheets with Russian settings expect. */
const SEPARATOR = ';';
/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as the text of a CSV file (RFC 4180, with semicolons). Every value is quoted, so that separators, quotes and line breaks inside
 * stay where they are; one that a spreadsheet would run as a formula gets an apostrophe before it.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(quote).join(SEPARATOR)}\r\n`).join('');
}

function quote(value: string): string {
  const safe = /^\s*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
