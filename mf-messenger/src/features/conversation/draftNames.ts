/** Under which name the browser keeps which message is being changed in a chat. */
export const editedIdName = (ownUserId: number, userId: number) => `editing.${ownUserId}.${userId}`;
/** What is written in place of a message, until it is saved or left. */
export const editDraftName = (ownUserId: number, messageId: number) => `edit.${ownUserId}.${messageId}`;
