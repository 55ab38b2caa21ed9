import type { ModuleNames } from 'shared-api/federation/build';

/** Modules and names that this host provides to remotes; compared with a build's `needs`. Filled in by the build. */
export const hostProvides: ModuleNames = HOST_PROVIDES;
