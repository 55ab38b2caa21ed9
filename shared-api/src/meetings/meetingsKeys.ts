/** SWR keys of the current user's slots and meetings. `all` begins every one of them. */
export const meetingsKeys = {
  all: 'meetings',
  points: (date: string) => ['meetings', 'points', date] as const,
  /** The default free-time schedule of all event days. */
  schedule: ['meetings', 'schedule'] as const,
  companies: (date: string) => ['meetings', 'companies', date] as const,
};
