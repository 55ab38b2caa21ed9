import type { Build } from 'shared-api/federation/build';
import { describe } from '../shell/readDescription.ts';
import { integrityOf } from '../webpack/integrity.ts';
import { mapBuilds, type Registry } from './registry.ts';

const TIMEOUT_MS = 10_000;

/** A registry with all that its builds say of themselves. */
export interface ReadBuilds {
  registry: Registry;
  /** Builds whose build.json could not be read, for display; they have only their line of the registry. */
  unread: string[];
}

/**
 * Reads the build.json of every build in a registry, as served and checked by hash: the registry does not have what a
 * build needs and renders.
 */
export async function readBuilds(registry: Registry): Promise<ReadBuilds> {
  const whole = new Map<Build, Build>();
  const unread: string[] = [];
  const read = async (container: string, build: Build) => {
    try {
      whole.set(build, await readBuild(build));
    } catch (error) {
      unread.push(`${container} ${build.build} (${build.details?.address} ${describe(error)})`);
    }
  };
  await Promise.all(
    Object.entries(registry.remotes).flatMap(([container, builds]) => builds.map((build) => read(container, build))),
  );
  return { registry: mapBuilds(registry, (build) => whole.get(build) ?? build), unread };
}

/** The sentence about builds that could not be read; undefined without any. */
export function describeUnread({ unread }: ReadBuilds): string | undefined {
  return unread.length === 0 ? undefined : `Descriptions of builds cannot be read: ${unread.sort().join(', ')}.`;
}

/** A line of the registry with what the build's build.json says. */
export async function readBuild(build: Build): Promise<Build> {
  // The server of `npm run dev` has no file.
  if (!build.details) return build;
  const { address, integrity } = build.details;
  const { version, needs, files = {}, ahead, uses } = JSON.parse(await readChecked(address, integrity)) as Build;
  const addressed = Object.entries(files).map(([name, hash]) => [new URL(name, address).href, hash] as const);
  return { ...build, version, needs, files: Object.fromEntries(addressed), ahead, uses };
}

/** Fetches a text and compares its hash. */
export async function readChecked(address: string, integrity: string | undefined): Promise<string> {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`answers ${answer.status}`);
  const content = Buffer.from(await answer.arrayBuffer());
  if (integrityOf(content) !== integrity) throw new Error('has other content than was built');
  return content.toString();
}
