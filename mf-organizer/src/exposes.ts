import type { RemoteExposes } from 'shared-api/federation';

/** Pages that the shell may load; remote.json says where it shows them. */
export const exposes = {
  OverviewPage: () => import('./pages/OverviewPage'),
  ParticipantsPage: () => import('./pages/ParticipantsPage'),
  MeetingsPage: () => import('./pages/MeetingsPage'),
  NewsPage: () => import('./pages/NewsPage'),
  EventPage: () => import('./pages/EventPage'),
  BroadcastPage: () => import('./pages/BroadcastPage'),
  JournalPage: () => import('./pages/JournalPage'),
} satisfies RemoteExposes<
  'OverviewPage' | 'ParticipantsPage' | 'MeetingsPage' | 'NewsPage' | 'EventPage' | 'BroadcastPage' | 'JournalPage'
>;
