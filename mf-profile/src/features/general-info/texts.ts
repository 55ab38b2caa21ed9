/** Everything that the general information says. */
export const texts = {
  loading: 'Загрузка общей информации',
  loadFailed: 'Не удалось загрузить общую информацию.',
  firstname: 'Имя',
  lastname: 'Фамилия',
  email: 'E-mail',
  phone: 'Телефон',
  country: 'Страна',
  city: 'Город',
  errors: {
    required: 'Поле не должно быть пустым.',
    email: 'Введите корректный адрес электронной почты.',
    phone: 'Введите номер телефона полностью.',
  },
} as const;
