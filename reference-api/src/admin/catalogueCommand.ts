import { examples, type Program } from './commandLine.ts';
import {
  CATALOGUES,
  COLUMNS,
  importCatalogue,
  planImport,
  TITLES,
  type Catalogue,
  type Likeness,
  type Line,
} from './importCatalogue.ts';
import { actAs, CommandError, confirm, type Means, type Outcome, type TakeTask } from './operator.ts';
import { readTable } from './readTable.ts';

const LONGEST = 200;

/** Adds entries of CSV files to the catalogues in one transaction. */
export function addCatalogueCommand(program: Program, take: TakeTask): void {
  const catalogues = program.command('catalogue').description('Дополняет справочники.');
  const load = catalogues
    .command('import')
    .description('Добавляет из файлов CSV то, чего в справочниках нет; ничего не переименовывает и не удаляет.')
    .option('--countries <файл>', `страны: ${columnsOf('countries')}`)
    .option('--cities <файл>', `города: ${columnsOf('cities')}`)
    .option('--activities <файл>', `сферы деятельности: ${columnsOf('activities')}`)
    .option('--industries <файл>', `отрасли: ${columnsOf('industries')}`)
    .addHelpText('after', examples('catalogue import --cities cities.csv --as boss@example.ru'));
  load.action((files) => {
    const { as, yes } = load.optsWithGlobals();
    const given = CATALOGUES.flatMap((catalogue) => {
      const file = files[catalogue];
      return file === undefined ? [] : [{ catalogue, lines: readLines(file, catalogue) }];
    });
    if (given.length === 0) throw new CommandError('Не указан ни один файл.');
    take({ run: (means) => importAll(means, given, { as, yes }) });
  });
}

const columnsOf = (catalogue: Catalogue) => `столбцы ${COLUMNS[catalogue].join(', ')}`;

async function importAll(
  means: Means,
  given: { catalogue: Catalogue; lines: Line[] }[],
  { as, yes }: { as: string | undefined; yes: boolean },
): Promise<Outcome> {
  const change = await actAs(means, as);
  const likenesses: Likeness[] = [];
  for (const { catalogue, lines } of given)
    likenesses.push(...(await planImport(means.db, catalogue, lines)).likenesses);
  if (likenesses.length > 0) await confirm(means, describeLikenesses(likenesses), { yes, facts: { likenesses } });
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

const MOST_NAMED = 20;

function describeLikenesses(likenesses: readonly Likeness[]): string {
  const pairs = likenesses.slice(0, MOST_NAMED).map(({ name, like }) => `«${name}» похоже на «${like}»`);
  const rest = likenesses.length > MOST_NAMED ? ` и ещё ${likenesses.length - MOST_NAMED}` : '';
  return `Похожие названия не добавятся: ${pairs.join(', ')}${rest}.`;
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
