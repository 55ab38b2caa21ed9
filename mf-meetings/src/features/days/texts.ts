import { plural } from 'shared-ui/texts';

const meetings = (count: number) => `${count} ${plural(count, 'встреча', 'встречи', 'встреч')}`;
const free = (count: number) => `свободно ${count}`;

export const texts = {
  loading: 'Загрузка встреч',
  eventFailed: 'Не удалось загрузить дни мероприятия.',
  meetingsFailed: 'Не удалось загрузить встречи.',
  intro: 'Отметьте часы, когда готовы встречаться: их увидят компании и смогут вас пригласить.',
  introChatOnly: 'Часы можно только посмотреть. Встречи, назначенные раньше, остаются в силе, их можно отменить.',
  chatOnly: 'Вы общаетесь только в чате: встречи не назначаются.',
  changeChatOnly: 'Изменить',
  days: 'Дни мероприятия',
  futureDays: 'Встречи в другие дни',
  pastDays: 'Прошедшие встречи',
  noPast: 'Прошедших встреч нет.',
  noOtherPast: 'Других прошедших встреч нет.',
  showAll: 'Показать все',
  noMeetings: 'Встреч пока нет. Откройте свободное время и пригласите компании.',
  noMeetingsChatOnly: 'Встреч пока нет.',
  openCatalog: 'Открыть каталог',

  meetings,
  free,
  meetingsCommaFree: (count: number, freeCount: number) => `${meetings(count)}, ${free(freeCount)}`,
  meetingsAndFree: (count: number, freeCount: number) => `${meetings(count)} · ${free(freeCount)}`,
  noMeetingsThatDay: 'Встреч нет',
  /** Live region text when another day is chosen: «Суббота, 28 ноября: 3 встречи, свободно 14 слотов». */
  announced: (day: string, count: number, freeCount: number) =>
    `${day}: ${meetings(count)}, ${free(freeCount)} ${plural(freeCount, 'слот', 'слота', 'слотов')}`,
  slotsOf: (day: string) => `Слоты: ${day}`,
  meetingsOf: (day: string) => `Встречи: ${day}`,

  meeting: 'Встреча назначена',
  move: 'Перенести',
  moveWith: (company: string, point: string) => `Перенести: ${company}, ${point}`,
  cancel: 'Отменить',
  cancelWith: (company: string, point: string) => `Отменить: ${company}, ${point}`,
  moveAsked: 'Перенос ждёт ответа',
  meetingGone: 'Этой встречи больше нет.',
  cancelledBy: (by: 'organizer' | 'company') =>
    by === 'organizer' ? 'Встреча отменена организатором:' : 'Встреча отменена:',
  freeThen: 'В это же время свободны и подходят вам:',

  dayActions: (day: string) => `Действия с днём: ${day}`,
  copy: 'Как в другой день…',
  allFree: 'Весь день доступен',
  allBlocked: 'Весь день недоступен',
  dayToCalendar: 'Встречи дня в календарь (.ics)',
  printDay: 'Печать дня',
  saved: 'Изменения успешно применены!',
  notSaved: 'Ошибка применения изменений!',
  partlySaved: 'Ошибка применения изменений! Часть слотов осталась прежней.',

  nothingToPrint: 'Печатать нечего: встреч нет.',
  printFailed: 'Не удалось подготовить печать.',
  companyAndCity: 'Компания, город',
  where: 'Место, ссылка',
  notes: 'Заметки',
  pending: '(ждёт ответа)',

  copyTitle: 'Как в другой день',
  copyLead: (day: string, zone: string) => `${day}, ${zone}. Выберите день, часы которого нужно повторить.`,
  copySource: 'День-образец',
  now: 'Сейчас',
  after: 'Станет',
  copyResult: (count: number) =>
    count === 0
      ? 'Часы этих дней совпадают: менять нечего.'
      : `${plural(count, 'Изменится', 'Изменятся', 'Изменятся')} ${count} ${plural(count, 'слот', 'слота', 'слотов')}. Встречи останутся.`,
  copyFailed: 'Не удалось загрузить часы этого дня.',
  dismiss: 'Отмена',
  apply: 'Применить',

  cancelTitle: 'Вы действительно хотите отменить встречу?',
  company: 'Компания',
  date: 'Дата',
  time: 'Время',
  keepMeeting: 'Не отменять',
  cancelMeeting: 'Да, отменить',
  cancelDone: 'Встреча успешно отменена!',
  cancelFailed: 'Ошибка отмены встречи!',
  whatHappened: 'Что случилось? (увидит компания)',
  readyReasons: ['Не успеваю', 'Изменились планы', 'Встретились раньше'],
  /** The reason as a chat message. */
  cancelNote: (day: string, point: string, reason: string) => `Встреча ${day}, ${point} отменена. ${reason}`,
  reasonNotSent: (reason: string, why: string) => `Сообщение «${reason}» не отправлено. ${why}`,
  notCancelled: 'Встреча не отменена. Попробуйте ещё раз.',
  cancelFailedGone: 'Ошибка отмены встречи! Этой встречи уже нет: её отменили или перенесли.',
};
