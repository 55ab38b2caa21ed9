// Runs before all else of the shell's first scripts: the line is free now, and they take a while to run.

/** Settles when the page's own files have come: what a person can do without for a moment has the line then. */
export const pageHasCome = globalThis.vstrechaAhead?.begin();
