/** Decided invitations shown without «Показать все». */
export const DECIDED_SHOWN = 3;
/** Invitations above the closed lists of a phone. */
export const NEAREST_SHOWN = 3;
/** Default page size (specification, section 9); shorter lists have no pagination. */
export const PAGE_SIZE = 10;
