import { plural } from 'shared-ui/texts';

export const texts = {
  openLink: 'Перейти по ссылке',
  copyLink: 'Скопировать ссылку',
  noLink: 'Ссылка ещё не назначена',
  soon: (minutes: number) =>
    `До встречи ${minutes} ${plural(minutes, 'минута', 'минуты', 'минут')}: компания уже может идти к вам. Позвоните или напишите.`,
  needsConnection: 'Нужна связь: компания должна узнать сразу.',
  call: 'Позвонить',
  write: 'Написать',
  writeMessage: 'Написать сообщение',
  cancelled: 'Встреча отменена',
  updateCalendar: 'Обновить календарь (.ics)',
  note: 'Заметка',
  noteOf: (company: string) => `Заметка: ${company}`,
  writeTo: (company: string) => `Написать сообщение: ${company}`,
  noteHint: (followsAccount: boolean) =>
    followsAccount ? 'О компании, видите только вы.' : 'О компании, только на этом устройстве.',
  noteNotKept: 'Не удалось сохранить: браузер не даёт места.',
  save: 'Сохранить',
  dismiss: 'Отмена',
  addToCalendar: 'Добавить в календарь',
  icsFile: 'Файл .ics',
  google: 'Google Календарь',
  yandex: 'Яндекс Календарь',
  outlook: 'Outlook',
  actions: (company: string, point: string) => `Действия: ${company}, ${point}`,
};
