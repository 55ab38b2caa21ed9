import type { ModuleNames } from 'shared-api/federation/build';

/** Modules and names that this host provides to remotes; compared with a build's `needs`. Filled in by the build. */
export const hostProvides: ModuleNames = HOST_PROVIDES;

/**
 * Versions of the packages that this host provides, by name; compared with a build's `requires`. Filled in by the build
 * from the installed packages.
 */
export const hostVersions: Readonly<Record<string, string>> = HOST_VERSIONS;
