/** The channel of one user's own events; nobody else may subscribe to it. */
export const userChannel = (userId: number) => `private-user-${userId}`;

/** The channel that shows who is online; a member is a user's id and nothing else. */
export const PRESENCE_CHANNEL = 'presence-users';

/** Whose own channel this is; undefined for any other channel. */
export const ownerOfChannel = (channel: string): string | undefined => /^private-user-([1-9]\d*)$/.exec(channel)?.[1];
