import { existsSync } from 'node:fs';
import { authorHere, readJournal } from '../release/journal.ts';
import { buildsOf, readRegistry, writeRegistry, type Registry } from '../release/registry.ts';
import { withRegistryLock } from '../release/registryLock.ts';
import { release } from '../release/release.ts';

/**
 * Puts the builds of another registry in front, such as that of a new image of the site. Builds that are in the registry
 * or were once changed by name stay as they are: a rollback outlasts a restart.
 * @returns the remotes that got a build
 */
export async function adoptBuilds(file: string, other: string, at: Date): Promise<string[]> {
  if (!existsSync(other)) return [];
  return withRegistryLock(file, async () => {
    const present = readRegistry(file);
    const offered = readRegistry(other);
    const author = authorHere('image');
    const known = new Set(readJournal(file).flatMap(({ change }) => change.split(/[ ,]+/)));
    const novel = Object.entries(offered.remotes).flatMap(([container, [build]]) => {
      const isNew =
        build && !known.has(build.build) && buildsOf(present, container).every((one) => one.build !== build.build);
      return isNew ? [{ container, build }] : [];
    });
    const next = novel.reduce<Registry>(
      (registry, { container, build }) => release(registry, container, build, { at, by: author.by }),
      { ...offered, ...present },
    );
    const changes = novel.map(({ container, build }) => ({ remote: container, change: `release ${build.build}` }));
    if (changes.length > 0)
      writeRegistry(
        file,
        next,
        changes.map((change) => ({ at: at.toISOString(), ...author, ...change })),
      );
    return novel.map(({ container }) => container);
  });
}
