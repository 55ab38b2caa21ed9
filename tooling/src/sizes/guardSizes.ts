import path from 'node:path';
import { buildsFolder } from 'vstrecha-kit/build/buildRemote';
import type { BuiltRemote } from '../build/buildAll.ts';
import { shellFolder } from '../build/buildShell.ts';
import { judgeSizes, kilobytes } from './judgeSizes.ts';
import { measureSizes, type SizeLine } from './measureSizes.ts';
import { readBudgets, readSizes, writeSizes } from './sizesTable.ts';

/** KB by which the table may differ from the build, so that not every change of a text requires an update. */
const TABLE_TOLERANCE = 4;

/**
 * Checks built sizes against their budgets.
 * @param isAccepted rewrites the table in docs/sizes.md
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
  if (isAccepted) writeSizes(lines);
  return [...judgeSizes(lines, readBudgets()), ...findOutdated(lines)];
}

function findOutdated(lines: readonly SizeLine[]): string[] {
  const shown = new Map(readSizes().map((row) => [row.name, row.kilobytes]));
  return lines
    .filter(({ name, bytes }) => Math.abs((shown.get(name) ?? 0) - bytes / 1000) > TABLE_TOLERANCE)
    .map(
      ({ name, bytes }) =>
        `docs/sizes.md says ${shown.get(name) ?? 'no'} KB of '${name}', but the build has ${kilobytes(bytes)} KB. Update the table: npm run build -- --accept-sizes.`,
    );
}
