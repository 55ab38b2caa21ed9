/** Lines rendered initially before now and from now on, and lines added by «Показать ещё». */
export const EARLIER_LINES = 20;
export const COMING_LINES = 80;
export const MORE_LINES = 100;
