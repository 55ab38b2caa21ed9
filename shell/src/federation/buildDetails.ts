import { ModuleFailure } from 'shared-ui/Widget';
import { fetchChecked, waitNoLonger, type FetchOptions } from './fetchScripts';
import { parseDetails, type BuildDetails, type RemoteBuild, type Script } from './parseRegistry';

/** Details by address of their file: those loaded, and those loading. */
const read = new Map<string, BuildDetails>();
const reading = new Map<string, Promise<BuildDetails>>();

/** A build's details, if loaded or contained in the registry. */
export function knownDetails({ details }: Pick<RemoteBuild, 'details'>): BuildDetails | undefined {
  return 'needs' in details ? details : read.get(details.address);
}

/**
 * Loads a build's needs and the hashes of its files.
 * @throws {ModuleFailure} when they cannot be loaded, or differ from the release
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
