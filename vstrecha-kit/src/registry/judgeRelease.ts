import type { Build } from 'shared-api/federation/build';
import { checkContract, checkShells } from '../release/checkContract.ts';
import { checkPlaces } from '../release/checkPlaces.ts';
import { checkPolicy } from '../release/checkPolicy.ts';
import { readLiveShells } from '../release/liveShells.ts';
import { readBuild, readBuilds } from '../release/readBuilds.ts';
import type { Registry } from '../release/registry.ts';
import type { JudgedChange } from '../release/registryPlace.ts';
import { describe } from '../shell/readDescription.ts';
import { UsageError } from '../system/UsageError.ts';

/**
 * Judges a release where it could harm others: whether a shell can run it, its origin, addresses of pages, and what other
 * builds use. Types and served files, which harm its own remote, were checked by the command.
 */
export async function judgeRelease(
  present: Registry,
  container: string,
  { build: line, percent }: { build: Build; percent?: number | undefined },
): Promise<JudgedChange> {
  const shells = await readLiveShells(present.shells ?? []);
  checkShells({ registry: present, container, build: line, shells });
  // Before this service asks an address that a team has named.
  await checkPolicy(line, shells);
  const [{ registry }, build] = await Promise.all([readBuilds(present), readWhole(line)]);
  const release = { registry, container, build, shells };
  checkShells(release);
  checkPlaces(release);
  checkContract(release);
  return { container, change: { kind: 'release', build, percent }, registry, shells };
}

async function readWhole(line: Build): Promise<Build> {
  return readBuild(line).catch((error: unknown) => {
    throw new UsageError(
      `The description of the build ${line.build} cannot be read: ${line.details?.address} ${describe(error)}.`,
    );
  });
}
