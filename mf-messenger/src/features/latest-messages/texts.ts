export const texts = {
  attachments: (count: number) => `Вложения: ${count}`,
  noIncoming: 'Нет входящих сообщений',
  incoming: 'Последние входящие сообщения',
  incomingFailed: 'Не удалось загрузить сообщения.',
} as const;
