/** More days with meetings than any event has: what «Показать все» asks for (MEET-03). */
export const ALL_DAYS = 1000;
/** Calls of one kind that are under way at once; the others wait for their turn. */
export const CALLS_AT_ONCE = 4;
/** How often what is shown is asked for again, in milliseconds: pushes may be missed. */
export const REREAD_MS = 60_000;
