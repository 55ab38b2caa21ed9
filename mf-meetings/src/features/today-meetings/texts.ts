/** Russian texts of today's meetings. */
export const texts = {
  loading: 'Загрузка встреч на сегодня',
  loadFailed: 'Не удалось загрузить встречи на сегодня.',
  slots: 'Слоты на сегодня',
  meetings: 'Встречи на сегодня',
  outsideEvent: 'Сегодня встречи не проводятся.',
  eventDays: (from: string, to: string) => `Встречи проходят с ${from} по ${to}.`,
  allBlocked: 'На сегодня у вас нет рабочего времени для встреч.',
  chatOnly: 'Вы общаетесь только в чате: встречи не назначаются.',
  change: 'Изменить',
  none: 'Сегодня встреч нет.',
  over: 'На сегодня всё.',
  next: (when: string) => `Следующая: ${when}`,
  soon: (left: string, point: string) => `Через ${left} · ${point}`,
  running: (point: string) => `Идёт сейчас · ${point}`,
};
