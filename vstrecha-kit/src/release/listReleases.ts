import type { Build } from 'shared-api/federation/build';
import { findTaken, runs, type LiveShell } from './liveShells.ts';
import type { Registry } from './registry.ts';

/** Sweden writes 2026-11-22 13:00. */
const INSTANT = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Moscow' });

/**
 * The releases for the console: each remote's builds, newest first, and the shells in which they are live. Moscow time.
 */
export function listReleases(registry: Registry, shells: readonly LiveShell[]): string {
  const remotes = Object.entries(registry.remotes);
  if (remotes.length === 0) return 'The registry is empty.';
  return remotes
    .map(([remote, builds]) => {
      const rows = builds.map((build) => [
        build.build,
        sinceWhen(build),
        build.percent === undefined ? '' : `${build.percent} %`,
        whereLive(build, builds, shells),
      ]);
      return [remote, ...alignColumns(rows).map((row) => `  ${row}`)].join('\n');
    })
    .join('\n');
}

function sinceWhen({ releasedAt, releasedBy }: Build): string {
  const at = releasedAt === undefined ? 'at an unknown time' : INSTANT.format(new Date(releasedAt));
  return releasedBy === undefined ? at : `${at}, ${releasedBy}`;
}

function whereLive(build: Build, builds: readonly Build[], shells: readonly LiveShell[]): string {
  const live = shells.filter((shell) => findTaken(shell, builds).includes(build));
  if (live.length > 0) return `live in ${live.map(({ origin }) => origin).join(', ')}`;
  return shells.length > 0 && !shells.some((shell) => runs(shell, build)) ? 'waits for another shell' : '';
}

function alignColumns(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
