/** Storage key for the id of the message being edited in a chat. */
export const editedIdName = (ownUserId: number, userId: number) => `editing.${ownUserId}.${userId}`;
/** Storage key for the new text of a message, until it is saved or cancelled. */
export const editDraftName = (ownUserId: number, messageId: number) => `edit.${ownUserId}.${messageId}`;
