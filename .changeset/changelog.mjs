// Entries as they were written: all packages have one version, so neither commits nor updated dependencies say more.

/** An entry of a package's changelog. */
export const getReleaseLine = async ({ summary }) => `- ${summary.trim().replaceAll('\n', '\n  ')}`;

/** Empty, instead of a line per package that the package uses. */
export const getDependencyReleaseLine = async () => '';
