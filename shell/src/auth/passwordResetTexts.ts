/** What the password reset says. */
export const passwordResetTexts = {
  lead: 'Укажите адрес, с которым вы регистрировались. Мы пришлём на него новый пароль.',
  email: 'E-mail',
  submit: 'Получить новый пароль',
  login: 'Вернуться ко входу',
  emailRequired: 'Поле не должно быть пустым.',
  emailInvalid: 'Введите корректный адрес электронной почты.',
  sentTitle: 'Проверьте почту',
  sent: (email: string) => `Новый пароль отправлен на ${email}. Если письма долго нет, загляните в папку «Спам».`,
} as const;
