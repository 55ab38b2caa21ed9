import type { Mail } from './mailer.ts';

/** To whom a letter goes, and with which links. */
export interface Addressee {
  email: string;
  firstname: string;
  unsubscribe_token: string;
}

/** A letter to a user: a greeting, the paragraphs, and a foot with the way to unsubscribe. */
export function writeLetter(
  { email, firstname, unsubscribe_token }: Addressee,
  publicUrl: string,
  subject: string,
  paragraphs: string[],
): Mail {
  const unsubscribeUrl = `${publicUrl}/unsubscribe_notifications/${unsubscribe_token}`;
  const farewell = [
    '—',
    '«Встреча»',
    'Письмо отправлено автоматически, отвечать на него не нужно.',
    `Отписаться от уведомлений по почте: ${unsubscribeUrl}`,
  ].join('\n');
  return {
    to: email,
    subject,
    text: `${[`Здравствуйте, ${firstname}!`, ...paragraphs, farewell].join('\n\n')}\n`,
    unsubscribeUrl,
  };
}
