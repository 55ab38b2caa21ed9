/** How many rows stand before a page that is counted from 1. */
export const pageOffset = ({ limit, page }: { limit: number; page: number }) => limit * (page - 1);

/** How many pages hold `total` rows. */
export const pageCount = (total: number, limit: number) => Math.ceil(total / limit);
