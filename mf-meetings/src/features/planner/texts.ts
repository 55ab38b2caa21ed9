import { plural } from 'shared-ui/texts';
import { MAX_COMPANIES } from './limits';

const invitations = (count: number) => `${count} ${plural(count, 'приглашение', 'приглашения', 'приглашений')}`;

interface Outcome {
  sent: number;
  total: number;
  taken: number;
  failed: number;
  isStopped: boolean;
}

export const texts = {
  title: 'С кем встретиться',
  loadFailed: 'Не удалось загрузить ваше время.',
  accountFailed: 'Не удалось загрузить мероприятие.',
  loading: 'Загрузка подбора',
  toProfile: 'Изменить в профиле',

  chosenCount: (count: number) => `${count} из ${MAX_COMPANIES}`,
  companies: 'Компании',
  noCompanies: 'Пока никто не выбран.',
  companyOnItsWay: 'Загружаем…',
  search: 'Найти компанию',
  searchPlaceholder: 'Найти компанию…',
  searchFailed: 'Не удалось выполнить поиск.',
  fullUp: `Не больше ${MAX_COMPANIES} компаний`,
  favourites: (count: number) => (count > 0 ? `Из избранного (${count})` : 'Из избранного'),
  noFavourites: 'В избранном пока никого: отметьте компании звездой в каталоге.',
  allFavouritesChosen: 'Все избранные уже выбраны.',
  days: 'Дни',
  daysHint: 'В какие дни встречаться',
  noDays: 'Выберите хотя бы один день.',
  perDay: 'Не больше в день',
  perDayHint: 'Вместе с уже назначенными встречами и вашими приглашениями.',
  perDayOption: (count: number) => `${count} ${plural(count, 'встречи', 'встреч', 'встреч')}`,
  empty: 'Добавьте компании, и мы подберём время для каждой.',

  plan: 'Подобранное время',
  found: (found: number, total: number) => `Подобрано ${found} из ${total}`,
  reading: (read: number, total: number) => `Ищем общее время: ${read} из ${total}`,
  replan: 'Подобрать заново',
  replanFailed: 'Не удалось обновить время всех компаний.',
  readFailed: 'Не удалось загрузить компанию.',
  retry: 'Повторить',
  remove: (company: string) => `Убрать: ${company}`,
  unpin: (company: string) => `Вернуть подбору: ${company}`,
  dayOf: (company: string) => `День: ${company}`,
  timeOf: (company: string) => `Время: ${company}`,
  chooseDay: 'Выберите день',
  more: (count: number) => `ещё ${count} ${plural(count, 'вариант', 'варианта', 'вариантов')}`,
  clash: 'Одно и то же время',
  othersTookAll: 'На общее время подобраны другие компании.',
  dayIsFull: 'Дни с общим временем заполнены. Выберите время сами.',
  write: 'Написать',
  writeTo: (company: string) => `Написать: ${company}`,
  nothingFree: 'У компании не осталось свободного времени. Напишите сообщение.',
  nothingCommon: 'Общего свободного времени нет',
  notOnTheseDays: 'В выбранные дни общего времени нет.',
  appointments: {
    meeting: (time: string) => `Встреча уже назначена: ${time}.`,
    invited: (time: string) => `Вы уже пригласили на ${time}. Ждём ответа.`,
    'was-invited': (time: string) => `Вас уже пригласили на ${time}.`,
  },
  toInvitations: 'К приглашениям',
  toMeetings: 'К встречам',

  actions: 'Отправка приглашений',
  total: (count: number, days: number) => `${invitations(count)} на ${days} ${plural(days, 'день', 'дня', 'дней')}`,
  send: (count: number) => `Отправить ${invitations(count)}`,
  sendShort: (count: number) => `Отправить ${count}`,
  sendQuestion: (count: number) => `Отправить ${invitations(count)}?`,
  invitationsList: 'Кого и когда приглашаем',
  clashReason: 'У двух компаний одно и то же время. Измените одно из них.',
  readingReason: 'Ещё не для всех компаний подобрано время.',
  addMessage: 'Добавить сообщение',
  changeMessage: 'Изменить сообщение',
  messageShort: 'Сообщение',
  message: 'Сообщение всем (необязательно)',
  messageHint: 'Уйдёт в чат вместе с приглашением.',
  messageTitle: 'Сообщение всем',
  done: 'Готово',
  stop: 'Остановить',

  progress: (sent: number, total: number) => `Отправлено ${sent} из ${total}`,
  outcome: ({ sent, total, taken, failed, isStopped }: Outcome) =>
    [
      `Отправлено ${sent} из ${total}.`,
      taken === 1 && 'Одно время заняли.',
      taken > 1 && `Заняли: ${taken}.`,
      failed > 0 && `Не отправлено: ${failed}.`,
      isStopped && 'Остальные не отправлялись.',
    ]
      .filter(Boolean)
      .join(' '),
  waiting: 'Ждёт своей очереди',
  sending: 'Отправляем…',
  sent: 'Отправлено',
  noteWaiting: 'Сообщение уйдёт, когда появится связь.',
  noteFailed: 'Сообщение не отправлено.',
  taken: 'Время заняли',
  nothingLeft: 'Другого общего времени нет.',
  inviteOn: (time: string) => `Пригласить на ${time}`,
  inviteOnName: (company: string, time: string) => `Пригласить на ${time}: ${company}`,
  failed: (reason: string) => `Не отправлено. ${reason}`,
  sendAgain: 'Отправить ещё раз',
  unsure: 'Ответ не пришёл: неизвестно, отправлено ли.',
  check: 'Проверить и отправить',
  result: (company: string, result: string) => `${company}: ${result}`,
};
