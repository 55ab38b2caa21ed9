/** The channel of one user's own events; nobody else may subscribe to it. */
export const userChannel = (userId: number) => `private-user-${userId}`;

/** The channel that shows who is online; a member is a user's id and nothing else. */
export const PRESENCE_CHANNEL = 'presence-users';
