import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltRemote } from '../build/buildAll.ts';
import { buildsFolder } from '../build/buildRemote.ts';
import { shellFolder } from '../build/buildShell.ts';
import { budgets } from './budgets.ts';
import { judgeSizes, kilobytes, type RecordedModules } from './judgeSizes.ts';
import { measureSizes, type SizeLine } from './measureSizes.ts';
import { readSizes, writeSizes } from './sizesTable.ts';

/** What modules weighed when the budgets were last looked at: a complaint names what has grown since. */
const RECORDED = path.join(import.meta.dirname, 'recordedModules.json');
/** KB. By so much the table may differ from what is built: otherwise every change of a text would be one of the table. */
const TABLE_TOLERANCE = 4;

/**
 * Holds what is built against its budgets.
 * @param isAccepted writes docs/performance.md and what modules weigh anew
 * @returns what is wrong, for people
 */
export function guardSizes(built: readonly BuiltRemote[], isAccepted: boolean): string[] {
  const lines = measureSizes(
    { name: 'shell', folder: shellFolder },
    built.map(({ remote, info }) => ({
      name: remote.folder,
      folder: path.join(buildsFolder(remote), info.build),
      entry: info.entry,
    })),
  );
  if (isAccepted) {
    writeSizes(lines, budgets);
    writeFileSync(RECORDED, `${JSON.stringify(recordModules(lines), null, 2)}\n`);
  }
  const recorded = JSON.parse(readFileSync(RECORDED, 'utf8')) as RecordedModules;
  return [...judgeSizes(lines, budgets, recorded), ...findOutdated(lines)];
}

function findOutdated(lines: readonly SizeLine[]): string[] {
  const shown = new Map(readSizes().map((row) => [row.name, row.kilobytes]));
  return lines
    .filter(({ name, bytes }) => Math.abs((shown.get(name) ?? 0) - bytes / 1000) > TABLE_TOLERANCE)
    .map(
      ({ name, bytes }) =>
        `docs/performance.md: у «${name}» ${shown.get(name) ?? 'нет числа'}, а собрано ${kilobytes(bytes)} КБ. Обновите таблицу: npm run build -- --accept-sizes.`,
    );
}

function recordModules(lines: readonly SizeLine[]): RecordedModules {
  const all = Object.assign({}, ...lines.map(({ modules }) => modules)) as Record<string, number>;
  return Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
}
