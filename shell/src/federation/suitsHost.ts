import { knownDetails } from './buildDetails';
import { hostDigest, hostVersions } from './hostVersions';
import type * as Judge from './judgeNeeds';
import type { RemoteBuild } from './parseRegistry';

/** What `requires` of a build consists of (tooling/src/build/readRequires.ts): this version or a later one with the same first number. */
const LEAST = /^\^([1-9]\d*)\.(\d+)\.(\d+)$/;
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

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

/** As far as is known: ranges other than builds are made with are read by a library that comes with the table. */
function hasVersion(name: string, range: string): boolean {
  const version = Object.hasOwn(hostVersions, name) ? hostVersions[name] : undefined;
  if (version === undefined) return false;
  const [least, present] = [LEAST.exec(range), VERSION.exec(version)];
  if (!least || !present) return !judge || judge.isInRange(version, range);
  const [major = 0, minor = 0, patch = 0] = present
    .slice(1)
    .map((number, index) => Number(number) - Number(least[index + 1]));
  return major === 0 && (minor > 0 || (minor === 0 && patch >= 0));
}
