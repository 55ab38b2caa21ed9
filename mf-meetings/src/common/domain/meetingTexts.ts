export const texts = {
  openLink: 'Перейти по ссылке',
  copyLink: 'Скопировать ссылку',
  noLink: 'Ссылка ещё не назначена',
  writeMessage: 'Написать сообщение',
  addToCalendar: 'Добавить в календарь',
  icsFile: 'Файл .ics',
  google: 'Google Календарь',
  yandex: 'Яндекс Календарь',
  outlook: 'Outlook',
  actions: (company: string, point: string) => `Действия: ${company}, ${point}`,
};
