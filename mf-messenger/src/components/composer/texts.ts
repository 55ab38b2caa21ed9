/** What the place to write says. */
export const texts = {
  message: 'Сообщение',
  messagePlaceholder: 'Напишите сообщение',
  send: 'Отправить',
  sendHint: 'Enter — отправить, Shift+Enter — новая строка',
} as const;
