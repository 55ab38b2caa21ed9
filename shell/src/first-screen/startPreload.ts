// Runs first among the shell's scripts: the bandwidth is free now, and they take a while to run.

/** Settles when the page's own files have loaded: the bandwidth is then free for less urgent fetches. */
export const pageFilesLoaded = globalThis.vstrechaPreload?.start();
