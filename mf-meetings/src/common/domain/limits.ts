/** Page size of «Показать все», larger than the number of days with meetings of any event (MEET-03). */
export const ALL_DAYS = 1000;
/** Maximum number of parallel calls of one kind; further calls are queued. */
export const CALLS_AT_ONCE = 4;
/** Polling interval in milliseconds, because pushes can be missed. */
export const REREAD_MS = 60_000;
/** Maximum length of a note sent with an invitation or a decision, in characters. */
export const NOTE_LENGTH = 500;
