/** Under which name what is written in a chat is kept: the text by the browser, the files by the page. */
export const chatDraftName = (ownUserId: number, userId: number) => `chat.${ownUserId}.${userId}`;
