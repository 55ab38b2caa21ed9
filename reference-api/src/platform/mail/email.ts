import { plainName, type Mail } from './mail.ts';

/** Recipient of an e-mail. With a token the e-mail ends with an unsubscribe link; mandatory e-mails omit it. */
export interface Addressee {
  email: string;
  firstname?: string;
  unsubscribe_token?: string;
}

/**
 * Composes an e-mail to a user: greeting, paragraphs and footer. The name in the greeting may be a stranger's text sent to
 * another person's mailbox.
 */
export function writeEmail(
  { email, firstname = '', unsubscribe_token }: Addressee,
  publicUrl: string,
  subject: string,
  paragraphs: string[],
): Mail {
  const unsubscribeUrl =
    unsubscribe_token === undefined ? undefined : `${publicUrl}/unsubscribe_notifications/${unsubscribe_token}`;
  const name = plainName(firstname);
  const farewell = [
    '—',
    '«Встреча»',
    'Письмо отправлено автоматически, отвечать на него не нужно.',
    ...(unsubscribeUrl === undefined ? [] : [`Отписаться от уведомлений по почте: ${unsubscribeUrl}`]),
  ].join('\n');
  return {
    to: email,
    subject,
    text: `${[name === '' ? 'Здравствуйте!' : `Здравствуйте, ${name}!`, ...paragraphs, farewell].join('\n\n')}\n`,
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  };
}
