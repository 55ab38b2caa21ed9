import { plural } from 'shared-ui/plural';

export const texts = {
  openLink: 'Перейти по ссылке',
  copyLink: 'Скопировать ссылку',
  noLink: 'Ссылка ещё не назначена',
  soon: (minutes: number) =>
    `До встречи ${minutes} ${plural(minutes, 'минута', 'минуты', 'минут')}: компания уже может идти к вам. Позвоните или напишите.`,
  call: 'Позвонить',
  write: 'Написать',
  writeMessage: 'Написать сообщение',
  addToCalendar: 'Добавить в календарь',
  icsFile: 'Файл .ics',
  google: 'Google Календарь',
  yandex: 'Яндекс Календарь',
  outlook: 'Outlook',
  actions: (company: string, point: string) => `Действия: ${company}, ${point}`,
};
