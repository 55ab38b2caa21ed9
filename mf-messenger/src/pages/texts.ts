export const texts = {
  title: 'Сообщения',
} as const;
