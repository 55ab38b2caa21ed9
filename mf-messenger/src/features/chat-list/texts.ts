/** What the list of chats says. */
export const texts = {
  createSending: 'Создать рассылку',
  search: 'Поиск компании',
  chats: 'Чаты',
  chatsFailed: (message: string) => `Ошибка при загрузке чатов: ${message}`,
  noChats: 'Здесь появятся ваши переписки. Напишите компании со страницы участника.',
  nothingFound: 'Ничего не найдено.',
  found: (count: number) => `Найдено чатов: ${count}`,
  unseen: 'Есть непрочитанные сообщения',
  attachments: (count: number) => `Вложения: ${count}`,
  retry: 'Повторить',
} as const;
