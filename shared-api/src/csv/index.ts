// Imported by the API as well, which runs it in Node as it is: no imports here.

/** Separator that spreadsheets with Russian settings expect. */
const SEPARATOR = ';';
/** Tells Excel that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A beginning that spreadsheets run as a formula, with the apostrophes before it that keep them from it. */
const FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
/** A phone or a number: without letters it names neither cell nor function. */
const NUMBER = /^[+-][\d \u00A0().,-]+$/;

/**
 * Serialises a table as CSV (RFC 4180, with semicolons), with the mark that makes Excel read UTF-8. All values are
 * quoted, which keeps separators, quotes and line breaks inside them; a value that a spreadsheet would run as a formula
 * gets an apostrophe prefix.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + csvLines(rows);
}

/** Rows that follow others in a table of `writeCsv`. */
export function csvLines(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map((value) => quote(String(value))).join(SEPARATOR)}\r\n`).join('');
}

/** A value as it was before `writeCsv` made it harmless. */
export function readCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

function quote(value: string): string {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
