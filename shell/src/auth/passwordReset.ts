import { request } from 'shared-api/client';
import { isEmail } from 'shared-ui/texts';

export const texts = {
  lead: 'Укажите адрес, с которым вы регистрировались. Мы пришлём на него новый пароль.',
  email: 'E-mail',
  submit: 'Получить новый пароль',
  login: 'Вернуться ко входу',
  emailRequired: 'Поле не должно быть пустым.',
  emailInvalid: 'Введите корректный адрес электронной почты.',
  sentTitle: 'Проверьте почту',
  sent: (email: string) => `Новый пароль отправлен на ${email}. Если письма долго нет, загляните в папку «Спам».`,
} as const;

/** Errors of the password reset form (specification, section 5, Password reset). */
export function validatePasswordReset({ email }: { email: string }): { email?: string } {
  if (email.trim() === '') return { email: texts.emailRequired };
  return isEmail(email.trim()) ? {} : { email: texts.emailInvalid };
}

/**
 * Requests a new password by e-mail.
 * @throws {ApiError} kind `form` with ERROR_LOGIN or ERROR_AUTH when the server refuses; status 429 after too many
 * attempts
 */
export async function resetPassword(email: string): Promise<void> {
  await request('post', '/api/auth/password_reset', { body: { email } });
}
