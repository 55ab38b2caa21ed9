/** Invitations on one page of a list until the person chooses otherwise (specification, section 9). */
export const INVITATIONS_PAGE_SIZE = 10;
