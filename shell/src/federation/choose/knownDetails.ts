import type { Build } from 'shared-api/federation/build';
import type { Details } from '../registry/parseRegistry';

/** Loaded details by address of their file. */
const loaded = new Map<string, Details>();

/** A build's details, if loaded or contained in the registry. */
export function knownDetails({ details, needs, files, ahead }: Build): Details | undefined {
  if (needs && files) return { needs, files, ahead };
  return details && loaded.get(details.address);
}

export function keepDetails(address: string, details: Details): void {
  loaded.set(address, details);
}
