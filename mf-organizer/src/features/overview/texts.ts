import { countOf, formatCount } from '#domain/counts';

export const texts = {
  title: 'Обзор',
  loading: 'Загрузка обзора',
  loadFailed: 'Не удалось загрузить обзор.',
  updated: (time: string) => `Обновлено в ${time}`,
  notUpdated: (reason: string) => ` Обновить не удалось. ${reason}`,
  day: 'День',
  attention: 'Требует внимания',
  allRight: 'Всё в порядке.',
  retryLetters: 'Повторить',
  lettersRetried: (count: number) =>
    count === 0
      ? 'Неотправленных писем уже нет.'
      : `Отправляются ещё раз: ${countOf(count, 'письмо', 'письма', 'писем')}.`,
  numbers: 'Числа',
  active: (count: number) => `активны ${formatCount(count)}`,
  registering: (count: number) => `заполняют профиль ${formatCount(count)}`,
  waiting: (count: number) => `ждут ${formatCount(count)}`,
  accepted: (percent: number) => `принято ${percent} %`,
  answered: (hours: number) => `обычно отвечают за ${hours.toLocaleString('ru')} ч`,
  onDay: (day: string, count: number) => `${day} ${formatCount(count)}`,
  running: (count: number) => `сейчас ${formatCount(count)}`,
  slots: (taken: number, open: number) =>
    `занято ${formatCount(taken)} из ${countOf(open, 'слота', 'слотов', 'слотов')}`,
  byDay: 'Встречи по дням',
  load: 'Занятость столов',
  noEvent: 'Даты мероприятия не назначены.',
  setDates: 'Назначить даты',
  noMeetings: 'Встреч ещё нет.',
  noPlaces: 'Столов ещё нет.',
  addPlaces: 'Добавить столы',
  agreed: 'назначены',
  awaiting: 'ждут ответа',
  mostByDay: (day: string, count: number) => `Встречи по дням: больше всего ${day}, ${formatCount(count)}`,
  mostLoad: (day: string, point: string, percent: number) =>
    `Занятость столов: больше всего ${day} в ${point}, ${percent} %`,
  funnel: 'От регистрации до встречи',
  steps: ['зарегистрированы', 'завершили', 'открыли время', 'пригласили', 'встречаются'],
  ofFirst: (percent: number) => `${percent} %`,
  byType: (suppliers: number, customers: number) =>
    `поставщики ${formatCount(suppliers)}, заказчики ${formatCount(customers)}`,
  idle: 'Активность',
  idle7: 'Без активности 7 дней',
  idle3: 'Без активности 3 дня',
  idleNever: 'Ничего не делали после регистрации',
  write: 'Написать им',
  messages: 'Сообщений за сутки',
  online: 'На связи сейчас',
  letters: 'Писем в очереди',
};
