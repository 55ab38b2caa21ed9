import type { Mail } from './mailer.ts';

/** To whom a letter goes. With the token it ends in a way to unsubscribe; what an account must hear has none. */
export interface Addressee {
  email: string;
  firstname?: string;
  unsubscribe_token?: string;
}

/** A letter to a user: a greeting, the paragraphs, and a foot. */
export function writeLetter(
  { email, firstname, unsubscribe_token }: Addressee,
  publicUrl: string,
  subject: string,
  paragraphs: string[],
): Mail {
  const unsubscribeUrl =
    unsubscribe_token === undefined ? undefined : `${publicUrl}/unsubscribe_notifications/${unsubscribe_token}`;
  const farewell = [
    '—',
    '«Встреча»',
    'Письмо отправлено автоматически, отвечать на него не нужно.',
    ...(unsubscribeUrl === undefined ? [] : [`Отписаться от уведомлений по почте: ${unsubscribeUrl}`]),
  ].join('\n');
  return {
    to: email,
    subject,
    text: `${[firstname === undefined ? 'Здравствуйте!' : `Здравствуйте, ${firstname}!`, ...paragraphs, farewell].join('\n\n')}\n`,
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  };
}
