/** Keys of the news. */
export const newsKeys = {
  page: (limit: number, page: number) => ['news', 'page', limit, page] as const,
  /** Where one post stands among all. */
  place: (postId: number) => ['news', 'place', postId] as const,
};
