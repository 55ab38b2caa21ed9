import { ModuleFailure } from 'shared-ui/Widget';
import { keepDetails, knownDetails } from '../choose/knownDetails';
import { parseDetails, type BuildDetails, type RemoteBuild, type Script } from '../registry/parseRegistry';
import { fetchChecked, waitNoLonger, type FetchOptions } from './fetchScripts';

/** By address of their file. */
const reading = new Map<string, Promise<BuildDetails>>();

/**
 * Loads a build's needs and the hashes of its files.
 * @throws {ModuleFailure} when they cannot be loaded, or differ from the release
 */
export async function fetchDetails(build: RemoteBuild, options: FetchOptions): Promise<BuildDetails> {
  const { details } = build;
  const known = knownDetails(build);
  if (known || 'needs' in details) return known ?? (details as BuildDetails);
  const { address } = details;
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
  keepDetails(file.address, details);
  return details;
}
