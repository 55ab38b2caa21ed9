import { satisfy } from '@module-federation/runtime-core';
import { knownDetails } from './buildDetails';
import { hostDigest, hostVersions } from './hostVersions';
import type * as Judge from './judgeNeeds';
import type { RemoteBuild } from './parseRegistry';

let judge: typeof Judge | undefined;

/** Whether this shell can run a build, as far as is known of it. */
export function suitsHost(build: RemoteBuild): boolean {
  if (isNotedAsFit(build)) return true;
  const details = knownDetails(build);
  return (
    (!details || !judge || judge.hasNeeded(details)) &&
    Object.entries(build.requires).every(([name, range]) => hasVersion(name, range))
  );
}

/** Whether all is known of a build that `suitsHost` asks. */
export function isJudged(build: RemoteBuild): boolean {
  return knownDetails(build) !== undefined && (isNotedAsFit(build) || judge !== undefined);
}

/**
 * Brings what a build is judged by, unless its release has held it against this very shell.
 * @throws when that does not come
 */
export async function prepareJudging(build: RemoteBuild): Promise<void> {
  if (!isNotedAsFit(build)) judge ??= await import(/* webpackChunkName: "judging" */ './judgeNeeds');
}

function isNotedAsFit({ fits }: RemoteBuild): boolean {
  return hostDigest !== undefined && fits?.includes(hostDigest) === true;
}

/** What cannot be read as a range is not met, and no other build suffers from it. */
function hasVersion(name: string, range: string): boolean {
  const version = Object.hasOwn(hostVersions, name) ? hostVersions[name] : undefined;
  try {
    return version !== undefined && satisfy(version, range);
  } catch {
    return false;
  }
}
