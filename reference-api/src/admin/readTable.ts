import { readFileSync } from 'node:fs';
import { CsvError, parse } from 'csv-parse/sync';
import { CommandError } from './operator.ts';

/**
 * Reads a CSV file with a heading line: UTF-8, with commas, semicolons or tabs.
 * @param columns the columns that it must have; others are ignored
 * @throws CommandError naming file, line and reason
 */
export function readTable<Column extends string>(file: string, columns: readonly Column[]): Record<Column, string>[] {
  const [first, ...rows] = readRows(file);
  const places = columns.map((column) => (first ?? []).findIndex((cell) => cell.toLowerCase() === column));
  const missing = columns.filter((_, index) => places[index] === -1);
  if (missing.length > 0)
    throw new CommandError(`В первой строке файла «${file}» нет столбцов: ${missing.join(', ')}.`);
  return rows.map(
    (row) => Object.fromEntries(columns.map((column, index) => [column, row[places[index] ?? -1] ?? ''])) as never,
  );
}

function readRows(file: string): string[][] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
    return parse(text, {
      bom: true,
      delimiter: [';', ',', '\t'].find((sign) => text.split(/\r?\n/, 1)[0]?.includes(sign)) ?? ';',
      trim: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new CommandError(`Файл «${file}» не разобран: ${complaintOf(error)}.`);
    if (error instanceof TypeError) throw new CommandError(`Файл «${file}» не в кодировке UTF-8.`);
    throw new CommandError(`Файл «${file}» не читается.`);
  }
}

function complaintOf(error: CsvError): string {
  const line: unknown = error['lines'];
  const place = typeof line === 'number' ? `строка ${line}: ` : '';
  return error.code.includes('COLUMN') || error.code.includes('RECORD')
    ? `${place}столбцов не столько, сколько в первой строке`
    : `${place}кавычки расставлены неверно`;
}
