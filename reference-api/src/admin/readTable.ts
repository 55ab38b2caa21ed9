import { readFileSync } from 'node:fs';
import { CsvError, parse } from 'csv-parse/sync';
import { readCell } from 'shared-api/csv';
import { isBlank, storedText, textKey } from 'shared-api/text';
import { CommandError } from './operator.ts';
import { decodeText } from './readText.ts';

/** Says to Excel what separates the cells; later saves add separators. */
const SEPARATOR_LINE = /^"?sep=(.)"?[;,\t]*(?:\r\n|\r|\n)/i;
/** A line break inside a cell, with the blanks around it. */
const BROKEN_LINE = /\s*[\r\n]\s*/g;
/** First bytes of .xlsx and .xls. */
const WORKBOOKS = ['504b0304', 'd0cf11e0'];

/**
 * Reads a CSV file with a heading line as Excel writes it: UTF-8, UTF-16 or Windows-1251, with commas, semicolons or tabs, with or
 * without a line `sep=;`. Rows without a value are left out, as are empty columns beside the table. A cell becomes one line.
 * @param columns the columns that it must have; others are ignored
 * @throws CommandError naming file, line and reason
 */
export function readTable<Column extends string>(file: string, columns: readonly Column[]): Record<Column, string>[] {
  const [first = [], ...rows] = readRows(file);
  const places = columns.map((column) => first.findIndex((cell) => textKey(cell) === textKey(column)));
  const missing = columns.filter((_, index) => places[index] === -1);
  if (missing.length > 0)
    throw new CommandError(`В первой строке файла «${file}» нет столбцов: ${missing.join(', ')}.`);
  return rows.map(
    (row) => Object.fromEntries(columns.map((column, index) => [column, row[places[index] ?? -1] ?? ''])) as never,
  );
}

function readRows(file: string): string[][] {
  try {
    const bytes = readFileSync(file);
    if (WORKBOOKS.includes(bytes.toString('hex', 0, 4)))
      throw new CommandError(`Файл «${file}» не разобран: это книга Excel, сохраните её как CSV.`);
    const text = decodeText(bytes).replace(/^\uFEFF/, '');
    const separator = SEPARATOR_LINE.exec(text);
    const table = text.slice(separator?.[0].length ?? 0);
    const rows: { cells: string[]; line: number }[] = [];
    parse(table, {
      delimiter: separator?.[1] ?? usualSeparator(table),
      relax_column_count: true,
      // Written by hand: ООО "Ветер" without quotes around it.
      relax_quotes: true,
      onRecord(record: string[], { lines }) {
        const cells = record.map((cell) => readCell(storedText(cell).trim()).replaceAll(BROKEN_LINE, ' '));
        rows.push({ cells, line: lines + (separator ? 1 : 0) });
        return record;
      },
    });
    return alignRows(file, rows);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    if (error instanceof CsvError) throw new CommandError(`Файл «${file}» не разобран: ${complaintOf(error)}.`);
    throw new CommandError(`Файл «${file}» не читается.`);
  }
}

/** The separator that stands most often in the heading. */
function usualSeparator(table: string): string {
  const heading = table.split(/\r?\n/).find((line) => !isBlank(line.replaceAll(/[;,\t"]/g, ''))) ?? '';
  const countOf = (sign: string) => heading.split(sign).length;
  return [';', ',', '\t'].toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ';';
}

/** @throws CommandError for a row with a value beside the heading's columns, whose values have probably shifted */
function alignRows(file: string, all: { cells: string[]; line: number }[]): string[][] {
  const rows = all.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const width = (rows[0]?.cells.findLastIndex((cell) => cell !== '') ?? -1) + 1;
  const wrong = rows.find(({ cells }) => cells.slice(width).some((cell) => cell !== ''));
  if (wrong)
    throw new CommandError(
      `Файл «${file}» не разобран: строка ${wrong.line}: столбцов не столько, сколько в первой строке.`,
    );
  return rows.map(({ cells }) => cells);
}

function complaintOf(error: CsvError): string {
  const line: unknown = error['lines'];
  return `${typeof line === 'number' ? `строка ${line}: ` : ''}кавычки расставлены неверно`;
}
