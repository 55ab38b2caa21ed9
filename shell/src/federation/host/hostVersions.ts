/**
 * Versions of the packages that this host provides, by name; compared with a build's `requires`. Filled in by the build
 * from the installed packages.
 */
export const hostVersions: Readonly<Record<string, string>> = HOST_VERSIONS;
