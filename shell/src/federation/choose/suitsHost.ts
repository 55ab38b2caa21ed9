import { hostDigest, hostVersions } from '../host/hostVersions';
import type { RemoteBuild } from '../registry/parseRegistry';
import type * as Judge from './judgeNeeds';
import { knownDetails } from './knownDetails';

/**
 * The form of ranges in `requires` (vstrecha-kit/src/build/readRequires.ts): this version or a later one of the same major
 * version.
 */
const LEAST = /^\^([1-9]\d*)\.(\d+)\.(\d+)$/;
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

let judge: typeof Judge | undefined;

/** Whether this shell has every name and version that a build needs, as far as loaded data can tell. */
export function suitsHost(build: RemoteBuild): boolean {
  if (isNotedAsFit(build)) return true;
  const details = knownDetails(build);
  return (
    (!details || !judge || judge.hasNames(details)) &&
    Object.entries(build.requires).every(([name, range]) => hasVersion(name, range))
  );
}

/**
 * Compares the types a build was compiled against with this shell's. The result only orders builds: an additive change
 * of the shell also changes types, and must not exclude every build.
 */
export function compareTypes(build: RemoteBuild): 'fit' | 'differ' | 'unknown' {
  if (isNotedAsFit(build)) return 'fit';
  const details = knownDetails(build);
  if (!details || !judge) return 'unknown';
  return judge.hasTypes(details) ? 'fit' : 'differ';
}

/** Whether everything that `suitsHost` and `compareTypes` check has been loaded. */
export function isJudged(build: RemoteBuild): boolean {
  return knownDetails(build) !== undefined && compareTypes(build) !== 'unknown';
}

/**
 * Loads the code that checks a build, unless its release was checked against this very shell.
 * @throws when the code cannot be loaded
 */
export async function prepareJudging(build: RemoteBuild): Promise<void> {
  if (!isNotedAsFit(build)) judge ??= await import(/* webpackChunkName: "judging" */ './judgeNeeds');
}

function isNotedAsFit({ fits }: RemoteBuild): boolean {
  return hostDigest !== undefined && fits?.includes(hostDigest) === true;
}

/** Other forms of ranges are read by a library that loads with the table; until then they count as met. */
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
