import { MESSAGE_MAX_LENGTH } from './limits';

/** What is wrong with a text that is longer than the server takes, blanks around it apart. */
export function tooLongText(text: string): string | undefined {
  const excess = text.trim().length - MESSAGE_MAX_LENGTH;
  if (excess <= 0) return undefined;
  return `Сообщение длиннее ${MESSAGE_MAX_LENGTH.toLocaleString('ru')} знаков на ${excess.toLocaleString('ru')}.`;
}
