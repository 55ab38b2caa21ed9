import type { Placement } from 'shared-api/federation/remoteManifest';

/**
 * Pages and slots of the remotes when this shell was built: used on a first visit until the registry has been read, so
 * that the first screen does not wait for it.
 */
export const builtIn: Readonly<Record<string, Placement>> = BUILT_REMOTES as Record<string, Placement>;
