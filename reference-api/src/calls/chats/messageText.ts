import { badRequest } from '#platform/errors/httpError.ts';

/**
 * A message's text without the blanks around it.
 * @throws HttpError 400 when nothing is left and nothing is attached
 */
export function cleanText(text: string, hasAttachments: boolean): string {
  const cleaned = text.trim();
  if (cleaned === '' && !hasAttachments) throw badRequest('Сообщение не должно быть пустым.');
  return cleaned;
}
