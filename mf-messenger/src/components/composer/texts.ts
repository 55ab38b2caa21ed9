import { MESSAGE_MAX_LENGTH } from '#domain/limits';

/** What the place to write says. */
export const texts = {
  message: 'Сообщение',
  messagePlaceholder: 'Напишите сообщение',
  send: 'Отправить',
  sendHint: 'Enter — отправить, Shift+Enter — новая строка',
  tooLong: (length: number) =>
    `Сообщение длиннее ${MESSAGE_MAX_LENGTH.toLocaleString('ru')} знаков на ${(length - MESSAGE_MAX_LENGTH).toLocaleString('ru')}.`,
} as const;
