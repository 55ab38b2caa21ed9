import { MESSAGE_MAX_LENGTH } from './limits';

/** Returns the error for a text that is too long for the server; surrounding blanks do not count. */
export function tooLongText(text: string): string | undefined {
  const excess = text.trim().length - MESSAGE_MAX_LENGTH;
  if (excess <= 0) return undefined;
  return `Сообщение длиннее ${MESSAGE_MAX_LENGTH.toLocaleString('ru')} символов на ${excess.toLocaleString('ru')}.`;
}
