// Apart from the configurations, so that a start that builds nothing does not load webpack.

/** What draws the pages of guests, for Node. */
export const DRAWING_FILE = 'drawGuestPages.cjs';
/** The script that stands in them. */
export const BEFORE_SCRIPTS_FILE = 'beforeScripts.js';
/** The script that comes first in the page for who has a session. */
export const LOOK_AHEAD_FILE = 'lookAhead.js';
