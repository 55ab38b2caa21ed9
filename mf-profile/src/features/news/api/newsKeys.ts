/** SWR keys of news. `all` begins every one of them. */
export const newsKeys = {
  all: 'news',
  page: (limit: number, page: number) => ['news', limit, page] as const,
};
