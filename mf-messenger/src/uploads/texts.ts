/** What is said about a file on its way (specification, sections 4 and 5). */
export const texts = {
  tooLarge: 'Файл превышает размер 10 Мб',
  wrongFormat: 'Недопустимый формат файла',
  failed: 'Ошибка загрузки',
} as const;
