import type { BuildDetails, RemoteBuild } from '../registry/parseRegistry';

/** Loaded details by address of their file. */
const loaded = new Map<string, BuildDetails>();

/** A build's details, if loaded or contained in the registry. */
export function knownDetails({ details }: Pick<RemoteBuild, 'details'>): BuildDetails | undefined {
  return 'needs' in details ? details : loaded.get(details.address);
}

export function keepDetails(address: string, details: BuildDetails): void {
  loaded.set(address, details);
}
