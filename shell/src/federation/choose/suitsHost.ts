import { findMissing, type Build } from 'shared-api/federation/build';
import { hostProvides } from '../host/hostProvides';
import { hostVersions } from '../host/hostVersions';
import { knownDetails } from './knownDetails';

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
