import { OLDEST_BROWSERS } from 'vstrecha-kit/webpack/oldestBrowsers';

/** What each oldest browser was the last to learn: `URL.canParse` Chrome, `ToggleEvent` Firefox, `counter-set` Safari. */
const KNOWN_BY_ALL = "window.ToggleEvent&&window.URL&&URL.canParse&&CSS.supports('counter-set','none')";

const { chrome, firefox, safari } = OLDEST_BROWSERS;
const SENTENCE = `Обновите браузер: «Встреча» работает в Chrome ${chrome}, Firefox ${firefox}, Safari ${safari} и новее.`;

/**
 * Inline script of every page, in the language of twenty years ago: in a browser older than the builds are made for, a
 * sentence is all that the page shows. An open template makes the rest of the page inert, its scripts too.
 */
export const OLD_BROWSER_SCRIPT = `${KNOWN_BY_ALL}||document.write('<p role="alert">${SENTENCE}</p><template>')`;
