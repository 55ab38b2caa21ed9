import type { PushEvent } from '../push/pushService.ts';

/** The push events `invitation`: something about these users' invitations or meetings has changed. */
export function invitationEvents(userIds: number[]): PushEvent[] {
  return [...new Set(userIds)].map((userId) => ({ channel: `private-user-${userId}`, event: 'invitation', data: {} }));
}
