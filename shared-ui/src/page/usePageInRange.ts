import { useAddressCorrection } from './useAddressCorrection';

/**
 * Corrects a page number in the address that is beyond the last page, because the list became shorter.
 * @param page number of the page, from 1
 * @param pageCount number of pages; undefined while it loads
 * @param correct replaces the page number by that of the last page
 * @returns whether the page is beyond the last one
 */
export function usePageInRange(
  page: number,
  pageCount: number | undefined,
  correct: (lastPage: number) => void,
): boolean {
  const lastPage = Math.max(1, pageCount ?? 1);
  const isBeyond = pageCount !== undefined && page > lastPage;
  useAddressCorrection(isBeyond, () => correct(lastPage));
  return isBeyond;
}
