import type { ModuleNames } from 'shared-api/needs';

/**
 * What this host hands to remotes: modules, names and the prints of their types. What a build's `needs` is held against.
 * Filled in by the build.
 */
export const hostProvides: ModuleNames = HOST_PROVIDES;
