import type { Exposes } from 'shared-api/federation';

/** What this remote lends to the system; the build and the contract in shared-api read it. */
export const exposes = {
  FreeTimeSchedule: () => import('./features/free-time/components/FreeTimeSchedule'),
  InvitationsPage: () => import('./pages/InvitationsPage'),
  InviteCalendar: () => import('./features/invite/components/InviteCalendar'),
  MeetingReminder: () => import('./features/reminder/components/MeetingReminder'),
  MeetingStrip: () => import('./features/strip/components/MeetingStrip'),
  MeetingsPage: () => import('./pages/MeetingsPage'),
  TodayMeetings: () => import('./features/today-meetings/components/TodayMeetings'),
} satisfies Exposes<'mf_meetings'>;
