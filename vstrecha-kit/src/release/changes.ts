import type { Build } from 'shared-api/federation/build';
import { UsageError } from '../system/UsageError.ts';
import { findUsers } from './checkContract.ts';
import { findLive, type LiveShell } from './liveShells.ts';
import { buildsOf, withBuilds, type Registry } from './registry.ts';

/**
 * Removes builds from the registry, so that no browser starts them; open pages keep running theirs until they are
 * closed.
 * @param names builds of the remote
 * @throws {UsageError} when a shell would be left without a build for all its browsers
 */
export function withdraw(
  registry: Registry,
  container: string,
  names: readonly string[],
  shells: readonly LiveShell[],
): Registry {
  const builds = buildsOf(registry, container);
  const rest = builds.filter(({ build }) => !names.includes(build));
  const isLeft = rest.length > 0 && (isGradual(builds) || !isGradual(rest));
  const without = shells.find((shell) => findLive(shell, builds) && !findLive(shell, rest));
  if (!isLeft || without)
    throw new UsageError(
      `Without ${names.join(', ')}, ${container} would have no build left${without ? ` for the shell ${without.origin}` : ''}. First release a mended one.`,
    );
  return withBuilds(registry, container, rest);
}

/**
 * Removes a whole remote: its pages, menu entries and widgets disappear.
 * @throws {UsageError} when a shell or a live build of another remote renders one of its pages or widgets
 */
export function remove(registry: Registry, container: string, shells: readonly LiveShell[]): Registry {
  if (buildsOf(registry, container).length === 0) throw new UsageError(`The registry has no remote ${container}.`);
  const users = listUsers(registry, container, shells);
  if (users.length > 0)
    throw new UsageError(
      `${container} stays in the registry: it is in use.\n${users.join('\n')}\nFirst release what does without it.`,
    );
  const { [container]: _removed, ...remotes } = registry.remotes;
  return { ...registry, remotes };
}

function listUsers(registry: Registry, container: string, shells: readonly LiveShell[]): string[] {
  const users = findUsers(registry, container, shells).flatMap(({ who, uses }) =>
    uses.filter((name) => name.startsWith(`${container}/`)).map((name) => `  ${name}: ${who}`),
  );
  return [...new Set(users)];
}

/**
 * The builds that a rollback removes: all newer than its target.
 * @param target name of the build to return to; by default the second newest
 */
export function findNewer(registry: Registry, container: string, target: string | undefined): string[] {
  const builds = buildsOf(registry, container);
  if (builds.length === 0) throw new UsageError(`The registry has no remote ${container}.`);
  const index = target === undefined ? 1 : builds.findIndex(({ build }) => build === target);
  if (index === 0) throw new UsageError(`The build ${target} is already in front.`);
  if (index < 0 || index >= builds.length)
    throw new UsageError(
      target === undefined
        ? `${container} has only one build in the registry, so there is none to go back to. Release a mended one, or take the remote out with --remove.`
        : `The registry has no build ${target}. There are: ${builds.map(({ build }) => build).join(', ')}.`,
    );
  return builds.slice(0, index).map(({ build }) => build);
}

/**
 * Raises the share of browsers that get the newest build of a remote. The share never shrinks, so browsers keep a build
 * that they got.
 * @param percent 1 to 100; 100 means all browsers
 */
export function promote(registry: Registry, container: string, percent: number): Registry {
  const [newest, ...others] = buildsOf(registry, container);
  if (!newest) throw new UsageError(`The registry has no remote ${container}.`);
  const { percent: present = 100, ...line } = newest;
  if (percent <= present)
    throw new UsageError(
      present === 100
        ? `All browsers get the build ${newest.build} already.`
        : `${present} % get the build ${newest.build} already, and the share can only grow. To take it back: kit rollback.`,
    );
  return withBuilds(registry, container, [percent < 100 ? { ...line, percent } : line, ...others]);
}

/**
 * A remote may begin with a share of the browsers: for all others it does not exist.
 * @throws {UsageError} when browsers outside a share would lose the remote, or pages that they see render it
 */
export function checkShare(registry: Registry, container: string, build: Build, shells: readonly LiveShell[]): void {
  if (build.percent === undefined) return;
  const known = buildsOf(registry, container);
  if (isGradual(known)) {
    const users = listUsers(registry, container, shells);
    if (users.length === 0) return;
    throw new UsageError(
      `The other ${100 - build.percent} % would lack ${container}, but it is in use.\n${users.join('\n')}\nRelease it without --percent.`,
    );
  }
  const others = known.filter((other) => other.build !== build.build);
  const without = shells.find((shell) => !findLive(shell, others));
  if (without)
    throw new UsageError(
      `The other ${100 - build.percent} % of the shell ${without.origin} would get nothing: ${container} has no other build for all. Release this one without --percent.`,
    );
}

/** Whether no build is for all browsers yet. */
const isGradual = (builds: readonly Build[]) => builds.every(({ percent }) => percent !== undefined);
