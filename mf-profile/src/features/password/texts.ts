/** Shortest password (specification, section 9). */
export const PASSWORD_LENGTH = 6;

/** Everything that changing the password says. */
export const texts = {
  password: 'Старый пароль',
  newPassword: 'Новый пароль',
  newPasswordHint: `Не менее ${PASSWORD_LENGTH} символов`,
  retryPassword: 'Повторите новый пароль',
  submit: 'Изменить пароль',
  saved: 'Пароль изменён',
  errors: {
    required: 'Поле не должно быть пустым.',
    length: `Пароль должен содержать не менее ${PASSWORD_LENGTH} символов.`,
    same: 'Новый пароль должен отличаться от старого.',
    retryPassword: 'Пароли не совпадают.',
  },
} as const;
