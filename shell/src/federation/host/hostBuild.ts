/** Name of this host's build, for reports. Filled in by the build. */
export const hostBuild: string = HOST_BUILD;
