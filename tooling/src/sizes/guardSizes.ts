import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildsFolder } from 'vstrecha-kit/build/buildRemote';
import type { BuiltRemote } from '../build/buildAll.ts';
import { shellFolder } from '../build/buildShell.ts';
import { judgeSizes, kilobytes, type RecordedModules } from './judgeSizes.ts';
import { measureSizes, type SizeLine } from './measureSizes.ts';
import { readBudgets, readSizes, writeSizes } from './sizesTable.ts';

/** Sizes of modules at the last update of the budgets; complaints name the modules that have grown since. */
const RECORDED = path.join(import.meta.dirname, 'recordedModules.json');
/** KB by which the table may differ from the build, so that not every change of a text requires an update. */
const TABLE_TOLERANCE = 4;

/**
 * Checks built sizes against their budgets.
 * @param isAccepted rewrites the table in docs/sizes.md and the recorded module sizes
 * @returns complaints for the user
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
    writeSizes(lines);
    writeFileSync(RECORDED, `${JSON.stringify(recordModules(lines), null, 2)}\n`);
  }
  const recorded = JSON.parse(readFileSync(RECORDED, 'utf8')) as RecordedModules;
  return [...judgeSizes(lines, readBudgets(), recorded), ...findOutdated(lines)];
}

function findOutdated(lines: readonly SizeLine[]): string[] {
  const shown = new Map(readSizes().map((row) => [row.name, row.kilobytes]));
  return lines
    .filter(({ name, bytes }) => Math.abs((shown.get(name) ?? 0) - bytes / 1000) > TABLE_TOLERANCE)
    .map(
      ({ name, bytes }) =>
        `docs/sizes.md: у «${name}» ${shown.get(name) ?? 'нет числа'}, а собрано ${kilobytes(bytes)} КБ. Обновите таблицу: npm run build -- --accept-sizes.`,
    );
}

function recordModules(lines: readonly SizeLine[]): RecordedModules {
  const all = Object.assign({}, ...lines.map(({ modules }) => modules)) as Record<string, number>;
  return Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
}
