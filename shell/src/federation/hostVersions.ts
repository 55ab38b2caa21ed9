/**
 * Versions of what this host provides, by package name: what a build's `requires` is held against.
 * Filled in by the build from the installed packages.
 */
export const hostVersions: Readonly<Record<string, string>> = HOST_VERSIONS;
