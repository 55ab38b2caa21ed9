/** What is said of new messages outside of the page. */
export const texts = {
  newMessage: 'Новое сообщение',
  attachments: (count: number) => `Вложения: ${count}`,
} as const;
