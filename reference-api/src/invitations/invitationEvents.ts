import type { AppContext } from '../context.ts';

/** The push event `invitation`: something about this user's invitations or meetings has changed. */
export function tellOfInvitations({ push }: AppContext, userIds: number[]): void {
  for (const userId of new Set(userIds)) push.trigger(`private-user-${userId}`, 'invitation', {});
}
