import type { Build, BuildFile } from 'shared-api/federation/build';
import { ModuleFailure } from 'shared-ui/Widget';
import { keepDetails, knownDetails } from '../choose/suitsHost';
import { parseDetails, type Details } from '../registry/parseRegistry';
import { fetchChecked, waitNoLonger, type FetchOptions } from './fetchScripts';

/** By address of their file. */
const reading = new Map<string, Promise<Details>>();

/**
 * Loads a build's needs and the hashes of its files.
 * @throws {ModuleFailure} when they cannot be loaded, or differ from the release
 */
export async function fetchDetails(build: Build, options: FetchOptions): Promise<Details> {
  const { details } = build;
  const known = knownDetails(build);
  if (known) return known;
  if (!details) throw new ModuleFailure('broken', `The registry says nothing of what ${build.entry} needs.`);
  const { address } = details;
  if (reading.has(address)) waitNoLonger(address, options);
  const present = reading.get(address) ?? readDetails(build, details, options);
  reading.set(address, present);
  return present.finally(() => reading.delete(address));
}

async function readDetails(build: Build, file: BuildFile, options: FetchOptions): Promise<Details> {
  const content = await fetchChecked(file, 'json', options);
  const details = parseDetails(new TextDecoder().decode(content), file.address, build);
  if (!details)
    throw new ModuleFailure('broken', `${file.address} does not say what the build needs. Build and release it again.`);
  keepDetails(file.address, details);
  return details;
}
