import type { Exposes } from 'shared-api/federation';

/** Modules exposed to other applications, read by the build and the contract in shared-api. */
export const exposes = {
  FreeTimeSchedule: () => import('./features/free-time/parts/FreeTimeSchedule'),
  InvitationsPage: () => import('./pages/InvitationsPage'),
  InviteButton: () => import('./features/invite/parts/InviteButton'),
  InviteCalendar: () => import('./features/invite/parts/InviteCalendar'),
  MeetingAnswer: () => import('./features/answer/MeetingAnswer'),
  MeetingReminder: () => import('./features/reminder/parts/MeetingReminder'),
  MeetingStrip: () => import('./features/strip/parts/MeetingStrip'),
  MeetingsPage: () => import('./pages/MeetingsPage'),
  Outbox: () => import('./features/outbox/Outbox'),
  TodayMeetings: () => import('./features/today-meetings/parts/TodayMeetings'),
  TodayPage: () => import('./pages/TodayPage'),
} satisfies Exposes<'mf_meetings'>;
