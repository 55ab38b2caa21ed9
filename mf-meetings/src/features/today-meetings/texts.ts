/** Russian texts of today's meetings. */
export const texts = {
  loading: 'Загрузка встреч на сегодня',
  loadFailed: 'Не удалось загрузить встречи на сегодня.',
  slots: 'Слоты на сегодня',
  meetings: 'Встречи на сегодня',
  outsideEvent: 'Сегодня встречи не проводятся.',
  eventDays: (from: string, to: string) => `Встречи проходят с ${from} по ${to}.`,
  allBlocked: 'На сегодня у вас нет рабочего времени для встреч.',
  openLink: 'Перейти по ссылке',
  noLink: 'Ссылка ещё не назначена',
};
