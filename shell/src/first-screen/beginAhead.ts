// Runs before all else of the shell's first scripts: the line is free now, and they take a while to run.
globalThis.vstrechaAhead?.begin();

export {};
