/** The chat whose end is on the screen: its new messages count as seen on arrival. */
let current: { chatId: number } | undefined;
/** Chats whose latest messages were seen here, which the server has not been notified of yet. */
const untold = new Set<number>();

/** Counts new messages of a chat as seen until the returned function is called. */
export function beginReading(chatId: number): () => void {
  const reading = { chatId };
  current = reading;
  return () => {
    if (current === reading) current = undefined;
  };
}

/** Whether new messages of a chat count as seen on arrival. */
export const isBeingRead = (chatId: number): boolean => current?.chatId === chatId;

/** Records that the server must still be notified that the chat was seen. */
export const noteUntold = (chatId: number): void => void untold.add(chatId);

/** Whether the server still has to be notified, although the chat is marked seen here. */
export const isUntold = (chatId: number): boolean => untold.has(chatId);

/** Forgets the chat because the server is being notified. */
export const tell = (chatId: number): void => void untold.delete(chatId);
