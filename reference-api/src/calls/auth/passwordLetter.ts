import { writeLetter, type Addressee } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mailer.ts';

/** The letter with a password that works for an hour, beside the one that the owner may still know. */
export function passwordLetter(addressee: Addressee, password: string, publicUrl: string): Mail {
  return writeLetter(addressee, publicUrl, 'Новый пароль на «Встрече»', [
    `Вы попросили новый пароль. Вот он: ${password}`,
    `Войдите с ним: ${publicUrl}/login`,
    'Новый пароль действует один час. Когда вы войдёте с ним, он заменит прежний, а все входы на других устройствах завершатся. Потом задайте свой пароль в профиле.',
    'Если вы ни о чём не просили, ничего делать не нужно: прежний пароль действует.',
  ]);
}
