import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_CASES, ORIGIN_CASES, REGISTRY_CASES, type Expectation, type Outcome } from './failureCases.ts';

const FILE = path.resolve(import.meta.dirname, '../../../docs/deploying.md');
const BEGIN = '<!-- failures: written by `node e2e/writeFailureTable.ts` from e2e/src/support/failureCases.ts -->';
const END = '<!-- /failures -->';

const HEALING: Record<Outcome, string> = {
  'the panel with «Повторить»': '«Повторить», within 2 s of the cause being gone',
  'the page, slowly': 'by itself',
  'the previous build': 'by itself: the broken build is set aside in this browser; a new release is tried again',
  'the page, unchanged': 'needs no repair',
  'the builds known from the last visit; in a new browser the panel': 'by itself at the next visit, or by «Повторить»',
};

/** The cases proved by the journeys, as the table of docs/deploying.md. */
function drawTable(): string {
  const rows = [...ORIGIN_CASES, ...BUILD_CASES, ...REGISTRY_CASES].map((row) => [
    row.failure,
    row.outcome,
    afterHowLong(row),
    HEALING[row.outcome],
    row.phase === undefined ? '' : `\`${row.phase}\``,
  ]);
  const heads = ['Failure', 'In the place of the page or widget', 'After', 'How it heals', 'Reported as'];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

function afterHowLong({ within }: Expectation): string {
  return within === 0 ? 'at once' : `${within} s at most`;
}

function renew(document: string): string {
  const [head, rest] = split(document, BEGIN);
  return `${head}${BEGIN}\n\n${drawTable()}\n\n${END}${split(rest, END)[1]}`;
}

function split(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`${FILE} has no line «${mark}»: put it back, the table of failures stands after it.`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

/** Whether the table in docs/deploying.md matches the cases of the journeys. */
export function isTableCurrent(): boolean {
  const document = readFileSync(FILE, 'utf8');
  return renew(document) === document;
}

/** Updates the table in docs/deploying.md. */
export function writeTable(): void {
  writeFileSync(FILE, renew(readFileSync(FILE, 'utf8')));
}
