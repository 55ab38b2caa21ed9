/** Browsers of the last two and a half years; older ones get a sentence instead of the application. */
export const OLDEST_BROWSERS = { chrome: '120', firefox: '120', safari: '17.2', ios: '17.2' } as const;
