import { writeLetter, type Addressee } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mailer.ts';

/** The letter with the new password. */
export function passwordLetter(addressee: Addressee, password: string, publicUrl: string): Mail {
  return writeLetter(addressee, publicUrl, 'Новый пароль на «Встрече»', [
    `Вы попросили новый пароль. Вот он: ${password}`,
    `Войдите с ним: ${publicUrl}/login`,
    'После входа задайте свой пароль в профиле. Прежний пароль больше не действует, все входы на других устройствах завершены.',
  ]);
}
