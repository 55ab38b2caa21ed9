export const texts = {
  title: (company: string) => `Встреча: ${company}`,
  nextStep: (company: string) => `Следующий шаг: ${company}`,
  link: (link: string) => `Ссылка на встречу: ${link}`,
  companyPage: (href: string) => `Страница компании: ${href}`,
  nothing: 'Предстоящих встреч нет: добавлять в календарь нечего.',
  failed: 'Не удалось создать файл календаря. Попробуйте ещё раз.',
};
