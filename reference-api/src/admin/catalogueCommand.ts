import { CATALOGUES, COLUMNS, importCatalogue, TITLES, type Catalogue, type Line } from './importCatalogue.ts';
import { actAs, CommandError, type Means, type Outcome, type Task } from './operator.ts';
import { misused, readArguments } from './readArguments.ts';
import { readTable } from './readTable.ts';

const USAGE =
  'npm run catalogue -- import [--countries страны.csv] [--cities города.csv] [--activities сферы.csv] [--industries отрасли.csv] --as admin@example.ru [--json]';

const LONGEST = 200;

/** Adds entries of CSV files to the catalogues in one transaction. */
export function catalogueCommand(args: string[]): Task {
  const text = { type: 'string' } as const;
  const options = { countries: text, cities: text, activities: text, industries: text };
  const { values, positionals } = readArguments(args, USAGE, options);
  if (positionals.join(' ') !== 'import') throw misused('Справочники загружает слово import.', USAGE);
  const { as, json } = values;
  const given = CATALOGUES.flatMap((catalogue) => {
    const file = values[catalogue];
    return file === undefined ? [] : [{ catalogue, lines: readLines(file, catalogue) }];
  });
  if (given.length === 0) throw misused('Не указан ни один файл.', USAGE);
  return { json, run: (means) => importAll(means, given, as) };
}

async function importAll(
  means: Means,
  given: { catalogue: Catalogue; lines: Line[] }[],
  as: string | undefined,
): Promise<Outcome> {
  const change = await actAs(means, as);
  const added = await change(async (act) => {
    const counts: Partial<Record<Catalogue, number>> = {};
    for (const { catalogue, lines } of given) counts[catalogue] = await importCatalogue(act, catalogue, lines);
    return counts;
  });
  const text = given.map(
    ({ catalogue, lines }) => `${TITLES[catalogue]}: строк ${lines.length}, добавлено ${added[catalogue] ?? 0}.`,
  );
  return { text: text.join('\n'), json: { added } };
}

function readLines(file: string, catalogue: Catalogue): Line[] {
  const columns: readonly string[] = COLUMNS[catalogue];
  return readTable(file, columns).map((row, index) => {
    const cells = columns.map((column) => row[column] ?? '');
    for (const [place, cell] of cells.entries()) {
      const complaint = complaintOf(cell);
      if (complaint)
        throw new CommandError(`Файл «${file}», запись ${index + 1}: ${columns[place] ?? ''} ${complaint}.`);
    }
    return [cells.length > 1 ? (cells[0] ?? '') : '', cells.at(-1) ?? ''];
  });
}

function complaintOf(cell: string): string | undefined {
  if (cell === '') return 'без названия';
  if (cell.length > LONGEST) return `длиннее ${LONGEST} символов`;
  return /\p{Cc}/u.test(cell) ? 'с недопустимым символом' : undefined;
}
