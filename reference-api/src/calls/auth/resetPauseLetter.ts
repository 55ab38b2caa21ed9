import { DateTime } from 'luxon';
import { ZONE } from '#platform/clock/moscow.ts';
import { writeLetter, type Addressee } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mailer.ts';

/** The letter in place of a password, while the account's e-mail has just been changed. */
export function resetPauseLetter(addressee: Addressee, end: Date, publicUrl: string): Mail {
  const moment = DateTime.fromJSDate(end, { zone: ZONE }).toFormat("dd.MM.yyyy 'в' HH:mm");
  return writeLetter(addressee, publicUrl, 'Новый пароль на «Встрече» пока нельзя получить', [
    'Вы попросили новый пароль. Адрес почты вашего аккаунта недавно изменили, поэтому сутки после этого новый пароль не высылается.',
    `Попросите его после ${moment} по московскому времени: ${publicUrl}/password_reset`,
    'Прежний пароль действует.',
  ]);
}
