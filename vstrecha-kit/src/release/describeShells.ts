import { findDiffering, findLive, runs, type LiveShell } from './liveShells.ts';
import type { RegistryBuild } from './registry.ts';

/** Number of names in a sentence; a shell changed in one place often differs in dozens. */
const NAMED = 5;

/**
 * Console sentences about a new release: shells that cannot run it, and shells with other types.
 * @param builds all builds of the remote, the new one included
 */
export function describeShells(
  builds: readonly RegistryBuild[],
  build: RegistryBuild,
  shells: readonly LiveShell[],
): string[] {
  return shells.flatMap((shell) => {
    if (!runs(shell, build)) return `${shell.origin} её не запустит и остаётся на прежней, пока не обновится.`;
    const differing = findDiffering(shell, build);
    if (differing.length === 0) return [];
    const names = [...differing.slice(0, NAMED), ...(differing.length > NAMED ? ['…'] : [])].join(', ');
    const live = findLive(shell, builds)?.build;
    const consequence =
      live === undefined || live === build.build
        ? 'Она её запустит. Проверьте раздел и выпустите приложение заново, собрав его с её исходниками.'
        : `Пока она остаётся на ${live}: у той типы те же.`;
    return `Типы в ${shell.origin} другие, чем при сборке: ${names}. ${consequence}`;
  });
}
