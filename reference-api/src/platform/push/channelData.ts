import { createHash } from 'node:crypto';
import type { PresenceData } from './members.ts';

/** Identifies a session to the push server without revealing its token. */
export const sessionKey = (tokenHash: string) => createHash('sha256').update(tokenHash).digest('hex').slice(0, 32);

/** The signed data of a subscription: the member, for a presence channel, and the session. */
export function makeChannelData(memberId: number | undefined, session: string | undefined): string | undefined {
  if (memberId === undefined && session === undefined) return undefined;
  return JSON.stringify({
    ...(memberId !== undefined && { user_id: String(memberId) }),
    ...(session !== undefined && { session }),
  });
}

/** The member of a presence subscription; undefined without one. */
export function readPresence(channelData: string | undefined): PresenceData | undefined {
  const data = parse(channelData);
  if (!('user_id' in data)) return undefined;
  return { user_id: String(data.user_id), ...('user_info' in data && { user_info: data.user_info }) };
}

/** The session in which a subscription was signed, if our own server signed it. */
export function readSession(channelData: string | undefined): string | undefined {
  const data = parse(channelData);
  return 'session' in data && typeof data.session === 'string' ? data.session : undefined;
}

function parse(text: string | undefined): object {
  try {
    const data: unknown = JSON.parse(text ?? '');
    return typeof data === 'object' && data !== null ? data : {};
  } catch {
    return {};
  }
}

/** The channel of one user's events; only that user may subscribe to it. */
export const userChannel = (userId: number) => `private-user-${userId}`;

/** The channel that shows online users; a member is only a user id. */
export const PRESENCE_CHANNEL = 'presence-users';

/** The channel of changes for all users; every participant may subscribe. */
export const ALL_CHANNEL = 'private-all';

/** The user of a private channel; undefined for any other channel. */
export const ownerOfChannel = (channel: string): string | undefined => /^private-user-([1-9]\d*)$/.exec(channel)?.[1];
