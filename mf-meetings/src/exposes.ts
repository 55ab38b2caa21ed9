import type { Exposes, Questions } from 'shared-api/federation';

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

/** What they ask the API as soon as they are drawn, whatever they are given: a host may ask while their scripts are on their way. */
export const questions = {
  TodayMeetings: [
    '/api/points?date={today}',
    '/api/meetings/companies?date={today}',
    '/api/event',
    '/api/meetings/future?limit=1&page=1',
  ],
} satisfies Questions<'mf_meetings'>;
