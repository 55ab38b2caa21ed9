/**
 * Versions of what this host provides, by package name: what a build's `requires` is held against.
 * Filled in by the build from the installed packages.
 */
export const hostVersions: Readonly<Record<string, string>> = HOST_VERSIONS;

/** A digest of all that this host provides, with types and versions: releases note it with builds that fit. None under development. */
export const hostDigest: string | undefined = HOST_DIGEST;
