import type { Exposes } from 'shared-api/federation';

/** What this remote lends to the system; the build and the contract in shared-api read it. */
export const exposes = {
  FreeTimeSchedule: () => import('./widgets/FreeTimeSchedule'),
  InvitationsPage: () => import('./pages/InvitationsPage'),
  TodayMeetings: () => import('./widgets/TodayMeetings'),
} satisfies Exposes<'mf_meetings'>;
