/** Key of the unsent text and files of a chat: the browser stores the text, the page keeps the files. */
export const chatDraftName = (ownUserId: number, userId: number) => `chat.${ownUserId}.${userId}`;
