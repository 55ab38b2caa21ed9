/** The chat whose end is before somebody's eyes: what comes to it is seen as it comes. */
let current: { chatId: number } | undefined;
/** Chats of which the server has yet to hear that what came last was seen. */
const untold = new Set<number>();

/**
 * From now on what comes to a chat is seen.
 * @returns ends it
 */
export function beginReading(chatId: number): () => void {
  const reading = { chatId };
  current = reading;
  return () => {
    if (current === reading) current = undefined;
  };
}

/** Whether what comes to a chat now is seen as it comes. */
export const isBeingRead = (chatId: number): boolean => current?.chatId === chatId;

/** Something came to a chat that is being read: the server is to be told that it was seen. */
export const noteUntold = (chatId: number): void => void untold.add(chatId);

/** Whether the server does not know yet that the chat was seen, though it stands as seen here. */
export const isUntold = (chatId: number): boolean => untold.has(chatId);

/** The server is told now. */
export const tell = (chatId: number): void => void untold.delete(chatId);
