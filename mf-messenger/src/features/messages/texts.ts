import { MESSAGE_MAX_LENGTH } from './limits';

/** All that the messenger says. */
export const texts = {
  title: 'Сообщения',
  createSending: 'Создать рассылку',
  offline: 'Нет связи. Новые сообщения появятся, когда связь восстановится.',

  search: 'Поиск компании',
  chats: 'Чаты',
  chatsFailed: (message: string) => `Ошибка при загрузке чатов: ${message}`,
  noChats: 'Здесь появятся ваши переписки. Напишите компании со страницы участника.',
  nothingFound: 'Ничего не найдено.',
  found: (count: number) => `Найдено чатов: ${count}`,
  unseen: 'Есть непрочитанные сообщения',
  attachments: (count: number) => `Вложения: ${count}`,
  isOpen: 'открыт',

  chooseChat: 'Выберите переписку в списке слева, чтобы прочитать сообщения и ответить.',
  chatNotFound: 'Собеседник не найден.',
  chatFailed: 'Не удалось открыть переписку.',
  backToChats: 'К списку чатов',
  online: 'ONLINE',
  blocked: 'Переписка с этой компанией заблокирована: отправить сообщение нельзя.',

  messages: (company: string) => `Переписка с компанией «${company}»`,
  messagesFailed: 'Не удалось загрузить сообщения.',
  olderFailed: 'Не удалось загрузить более ранние сообщения.',
  retry: 'Повторить',
  noMessages: 'Сообщений пока нет. Напишите первым.',
  newMessages: 'Новые сообщения',
  received: (company: string, text: string) => `${company}: ${text}`,
  receivedAttachments: 'вложения',
  own: 'Вы',
  sending: 'отправляется',
  notSent: 'Не отправлено',
  notSentAnnounced: 'Сообщение не отправлено.',
  interrupted: 'Отправка прервалась.',
  remove: 'Удалить',

  message: 'Сообщение',
  messagePlaceholder: 'Напишите сообщение',
  send: 'Отправить',
  sendHint: 'Enter — отправить, Shift+Enter — новая строка',
  tooLong: (length: number) =>
    `Сообщение длиннее ${MESSAGE_MAX_LENGTH.toLocaleString('ru')} знаков на ${(length - MESSAGE_MAX_LENGTH).toLocaleString('ru')}.`,

  attachmentDeleted: 'файл удалён',
  download: (filename: string) => `Скачать ${filename}`,

  noIncoming: 'Нет входящих сообщений',
  incoming: 'Последние входящие сообщения',
  incomingFailed: 'Не удалось загрузить сообщения.',
} as const;
