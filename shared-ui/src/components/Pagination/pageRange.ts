/** Pages shown on each side of the current one. */
const RANGE_SIZE = 1;

/** The current page and its existing neighbours. */
export function pageRange(page: number, pageCount: number): number[] {
  const first = Math.max(1, page - RANGE_SIZE);
  const last = Math.min(pageCount, page + RANGE_SIZE);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
