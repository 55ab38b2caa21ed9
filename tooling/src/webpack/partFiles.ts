// Separate from the configurations, so that a start that finds all builds does not load webpack.

/** The renderer of guest pages, for Node. */
export const DRAWING_FILE = 'drawGuestPages.cjs';
/** The inline script of guest pages. */
export const BEFORE_SCRIPTS_FILE = 'beforeScripts.js';
/** The first script of the page for users with a session. */
export const LOOK_AHEAD_FILE = 'lookAhead.js';
