/** What the page says. */
export const texts = {
  title: 'Сообщения',
} as const;
