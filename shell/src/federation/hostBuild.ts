/** Name of this host's own build, for reports. Filled in by the build. */
export const hostBuild: string = HOST_BUILD;
