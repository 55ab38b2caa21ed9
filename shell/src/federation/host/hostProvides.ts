import type { ModuleNames } from 'shared-api/needs';

/**
 * Modules and names that this host provides to remotes, with the prints of their types; compared with a build's
 * `needs`. Filled in by the build.
 */
export const hostProvides: ModuleNames = HOST_PROVIDES;
