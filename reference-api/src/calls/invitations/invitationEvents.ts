import { userChannel } from '#platform/push/channelNames.ts';
import type { PushEvent } from '#platform/push/withEvents.ts';

/** The push events `invitation`: something about these users' invitations or meetings has changed. */
export function invitationEvents(userIds: number[]): PushEvent[] {
  return [...new Set(userIds)].map((userId) => ({ channel: userChannel(userId), event: 'invitation', data: {} }));
}
