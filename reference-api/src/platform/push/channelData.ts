import { createHash } from 'node:crypto';
import type { PresenceData } from './members.ts';

/** Names a session towards the push server; tells nothing of its token. */
export const sessionKey = (tokenHash: string) => createHash('sha256').update(tokenHash).digest('hex').slice(0, 32);

/** The data that is signed with a subscription: who comes, for a presence channel, and in which session. */
export function makeChannelData(memberId: number | undefined, session: string | undefined): string | undefined {
  if (memberId === undefined && session === undefined) return undefined;
  return JSON.stringify({
    ...(memberId !== undefined && { user_id: String(memberId) }),
    ...(session !== undefined && { session }),
  });
}

/** The member that a presence subscription brings; undefined when it names none. */
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
