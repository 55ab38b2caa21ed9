import type { Mail } from './mailer.ts';

/** To whom a letter goes, and with which links. */
export interface Addressee {
  email: string;
  firstname: string;
  unsubscribe_token: string;
}

/** The letter with the new password. */
export function passwordLetter(addressee: Addressee, password: string, publicUrl: string): Mail {
  return letter(addressee, publicUrl, 'Новый пароль на «Встрече»', [
    `Вы попросили новый пароль. Вот он: ${password}`,
    `Войдите с ним: ${publicUrl}/login`,
    'После входа задайте свой пароль в профиле. Прежний пароль больше не действует, все входы на других устройствах завершены.',
  ]);
}

/** What an invitation letter tells. */
export interface InvitationNews {
  company: string;
  date: string;
  point: string;
  /** the meeting's present time when the invitation asks to move it */
  from: { date: string; point: string } | undefined;
}

/** The letter that tells of a new invitation. */
export function invitationLetter(
  addressee: Addressee,
  { company, date, point, from }: InvitationNews,
  publicUrl: string,
): Mail {
  const when = `${russianDate(date)} в ${point} (МСК)`;
  return letter(addressee, publicUrl, from ? 'Вас просят перенести встречу' : 'Вас приглашают на встречу', [
    from
      ? `Компания ${company} просит перенести встречу ${russianDate(from.date)} в ${from.point} на ${when}.`
      : `Компания ${company} приглашает вас на встречу ${when}.`,
    `Ответьте на приглашение: ${publicUrl}/invitations`,
  ]);
}

function letter(
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

const russianDate = (date: string) => date.split('-').reverse().join('.');
