import { ModuleFailure } from 'shared-ui/Widget';
import { fetchChecked, waitNoLonger, type FetchOptions } from './fetchScripts';
import { parseDetails, type BuildDetails, type RemoteBuild, type Script } from './parseRegistry';

/** By address of their file: what has been read, and what is being read. */
const read = new Map<string, BuildDetails>();
const reading = new Map<string, Promise<BuildDetails>>();

/** What has been read of a build's details, or stands in the registry itself. */
export function knownDetails({ details }: RemoteBuild): BuildDetails | undefined {
  return 'needs' in details ? details : read.get(details.address);
}

/**
 * What a build needs and what its files are.
 * @throws {ModuleFailure} when that cannot be had, or is not what was released
 */
export async function fetchDetails(build: RemoteBuild, options: FetchOptions): Promise<BuildDetails> {
  const { details } = build;
  if ('needs' in details) return details;
  const { address } = details;
  const known = read.get(address);
  if (known) return known;
  if (reading.has(address)) waitNoLonger(address, options);
  const present = reading.get(address) ?? readDetails(build, details, options);
  reading.set(address, present);
  return present.finally(() => reading.delete(address));
}

async function readDetails(build: RemoteBuild, file: Script, options: FetchOptions): Promise<BuildDetails> {
  const content = await fetchChecked(file, 'json', options);
  const details = parseDetails(new TextDecoder().decode(content), file.address, build);
  if (!details)
    throw new ModuleFailure('broken', `${file.address} does not say what the build needs. Build and release it again.`);
  read.set(file.address, details);
  return details;
}
