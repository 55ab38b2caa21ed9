export const eventKeys = {
  event: ['organizer', 'event'] as const,
  settings: ['organizer', 'settings'] as const,
  site: ['organizer', 'site'] as const,
};
