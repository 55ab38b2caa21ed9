// What the plugins of a remote write beside its chunks for `describeRemoteBuild`. The names are kept apart from the plugins: a start that
// builds nothing must not load webpack.

/** The scripts of each expose, by its name. */
export const EXPOSE_FILES = 'exposes.json';

/** The modules that a remote takes from its host, with the names that it imports of each. */
export const TAKEN_NAMES = 'taken.json';
