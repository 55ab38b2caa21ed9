import { findMissing, type Build } from 'shared-api/federation/build';
import { hostProvides, hostVersions } from '../host/hostProvides';
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

/** Names and versions that a build needs and this shell lacks, as far as loaded data can tell. */
export function lacksOf(build: Build): string[] {
  const { requires } = build;
  return findMissing(
    { needs: knownDetails(build)?.needs, requires },
    { provides: hostProvides, versions: hostVersions },
  );
}

/** Whether this shell can run a build, as far as loaded data can tell. Releases compare types. */
export function suitsHost(build: Build): boolean {
  return lacksOf(build).length === 0;
}
