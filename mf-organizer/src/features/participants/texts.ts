import type { Schema } from 'shared-api/contract';
import { plural } from 'shared-ui/texts';
import type { BulkAction } from './domain/bulk';

type State = Schema<'ParticipantState'>;

const companies = (count: number) =>
  `${count.toLocaleString('ru')} ${plural(count, 'компания', 'компании', 'компаний')}`;

/** After «Заблокировать 3 …». */
const companiesAccusative = (count: number) =>
  `${count.toLocaleString('ru')} ${plural(count, 'компанию', 'компании', 'компаний')}`;

export const typeNames: Record<Schema<'UserType'>, string> = { Поставщик: 'Поставщики', Заказчик: 'Заказчики' };

const stateNames: Record<State, string> = {
  waiting: 'Ждут активации',
  active: 'Активны',
  registering: 'Заполняют профиль',
  declined: 'Отклонены',
  blocked: 'Заблокированы',
};

/** Tabs of the list. */
const tabNames: Record<State, string> = {
  waiting: 'Ждут',
  active: 'Активны',
  registering: 'Регистрируются',
  declined: 'Отклонены',
  blocked: 'Заблокированы',
};

export const stepNames: Record<Schema<'RegistrationStep'>, string> = {
  COMPANY: 'Шаг 2: компания',
  FILES: 'Шаг 3: файлы',
  MEETINGS: 'Шаг 4: встречи',
  FINISHED: 'Регистрация завершена',
};

export const idleNames: Record<Schema<'Idle'>, string> = {
  d3: 'Нет активности 3 дня',
  d7: 'Нет активности 7 дней',
  never: 'Не были активны',
};

/** «Активировать 7 компаний» */
const verbs: Record<BulkAction, string> = {
  activate: 'Активировать',
  decline: 'Отклонить',
  block: 'Заблокировать',
  unblock: 'Разблокировать',
  return: 'Вернуть в ожидание',
};

const done: Record<BulkAction, string> = {
  activate: 'Активировано',
  decline: 'Отклонено',
  block: 'Заблокировано',
  unblock: 'Разблокировано',
  return: 'Возвращено в ожидание',
};

/** E-mails of the organizers, as a card names them. */
export const emailNames: Partial<Record<Schema<'NoticeKind'>, string>> = {
  activated: 'Аккаунт активирован',
  rejected: 'Заявка на участие отклонена',
  blocked: 'Аккаунт заблокирован',
  by_organizer: 'Отмена встречи',
  organizer: 'Рассылка организатора',
};

export const texts = {
  title: 'Участники',
  search: 'Компания, почта, телефон, #номер',
  filters: 'Фильтры',
  show: (count: number | undefined) => (count === undefined ? 'Показать' : `Показать: ${companies(count)}`),
  reset: 'Сбросить фильтры',
  type: 'Тип',
  anyType: 'Все типы',
  state: 'Состояние',
  anyState: 'Все состояния',
  stateCount: (state: State, count: number | undefined) =>
    count === undefined ? stateNames[state] : `${stateNames[state]}: ${count.toLocaleString('ru')}`,
  step: 'Шаг',
  anyStep: 'Любой шаг',
  idle: 'Активность',
  anyIdle: 'Любая активность',
  noSlots: 'Без свободного времени',
  columns: 'Столбцы',
  export: 'Выгрузить',
  exportFound: (count: number) => `Выгрузить все найденные (${count.toLocaleString('ru')})`,
  exportTitle: (count: number) => `Выгрузить ${companiesAccusative(count)}?`,
  exportFormat: 'Вид файла',
  exportCsvHint: 'Любое число строк',
  exportXlsxHint: 'До 20 000 строк',
  exportTooLong: 'Больше 20 000 строк: выберите CSV.',
  exportPassword: 'С контактами понадобится ваш пароль.',
  exportNoPassword: 'Без контактов пароль не нужен.',
  exportNoColumns: 'Выберите хотя бы один столбец.',
  exportIncomplete: 'Файл пришёл не целиком и не сохранён. Повторите.',
  exportStop: 'Остановить',
  exportStopped: 'Выгрузка остановлена.',
  exportProgress: 'Файл загружается',
  exportRows: (count: number, all: number) => `${count.toLocaleString('ru')} из ${all.toLocaleString('ru')}`,
  found: (count: number, all: number, waiting: number) =>
    count === all
      ? `${companies(all)}${waiting === 0 ? '' : `, ${waiting.toLocaleString('ru')} ${plural(waiting, 'ждёт', 'ждут', 'ждут')} активации`}`
      : `Найдено ${count.toLocaleString('ru')} из ${all.toLocaleString('ru')}`,
  failed: 'Не удалось загрузить участников.',
  nobody: 'Никто не найден.',
  allDecided: 'Все заявки на участие разобраны.',

  similar: (others: readonly { id: number; company: string }[]) =>
    `Похожа: ${others.map(({ id, company }) => `${company} #${id}`).join(', ')}`,
  waits: 'Ждёт',
  columnNames: {
    company: 'Компания',
    type: 'Тип',
    contact: 'Контакт',
    state: 'Состояние',
    slots: 'Время',
    sent: 'Отправлено',
    received: 'Получено',
    meetings: 'Встречи',
    seen: 'Заходили',
    created: 'Регистрация',
    stand: 'Стенд',
    phone: 'Телефон',
    email: 'Почта',
  },
  copyPhone: (phone: string) => `Скопировать телефон: ${phone}`,
  copyEmail: (email: string) => `Скопировать почту: ${email}`,
  tab: (state: State | undefined, count: number | undefined) =>
    `${state === undefined ? 'Все' : tabNames[state]}${count === undefined ? '' : ` ${count.toLocaleString('ru')}`}`,
  declined: 'Отклонена',
  blocked: 'Заблокирована',
  active: 'Активна',
  stepNumber: (step: Schema<'RegistrationStep'>) =>
    step === 'FINISHED' ? 'Регистрация завершена' : stepNames[step].slice(0, 'Шаг 2'.length),
  actionsOf: (company: string) => `Действия: ${company}`,
  open: 'Открыть карточку',
  write: 'Написать',

  bar: 'Действия с выбранными компаниями',
  more: 'Ещё действия',
  tooMany: 'По одной можно выбрать до 500 компаний. Выберите все найденные.',

  verb: (action: BulkAction) => verbs[action],
  ask: (action: BulkAction, count: number, company?: string) =>
    action === 'return'
      ? `Вернуть в ожидание: ${company ?? companies(count)}?`
      : `${verbs[action]} ${company === undefined ? companiesAccusative(count) : `компанию ${company}`}?`,
  done: (action: BulkAction, count: number) => `${done[action]}: ${count.toLocaleString('ru')}`,
  notDone: (count: number) => `Не выполнено: ${count.toLocaleString('ru')}`,
  andMore: (count: number) => `и ещё ${count.toLocaleString('ru')}`,
  close: 'Закрыть',
  undo: 'Вернуть',
  outcome: 'Итог',
  actionFailed: (action: BulkAction) => `${verbs[action]} не получилось.`,
  unblockNote: 'Отменённые встречи не вернутся.',
  activateNote: 'Письма уйдут через 30 секунд.',

  card: 'Карточка',
  cardFailed: 'Не удалось загрузить карточку.',
  noCompany: 'Такой компании нет.',
  reasonOf: (reason: string) => `Причина отказа: ${reason}`,
  openPage: 'Открыть страницу',
  noPage: 'Страница появится после регистрации.',
  facts: {
    number: 'Номер',
    type: 'Тип',
    contact: 'Контакт',
    notify: 'Уведомления',
    slots: 'Свободное время',
    sent: 'Приглашений отправлено',
    received: 'Приглашений получено',
    meetings: 'Встреч',
    seen: 'Заходили',
    created: 'Регистрация',
  },
  onlyChat: 'Только чат',
  notify: { NOT: 'Нет', SMS: 'Мессенджер', EMAIL: 'Почта', ALL: 'Почта и мессенджер' } satisfies Record<
    Schema<'NotificationMode'>,
    string
  >,
  cardForm: 'Пометки организатора',
  cardFields: { stand: 'Стенд', note: 'Заметка', storage: 'Хранилище, МБ', email: 'Почта' },
  noteHint: 'Видят только организаторы.',
  emailHint: 'На прежнюю почту уйдёт письмо с отменой.',
  letters: 'Письма',
  letter: 'Письмо',
  noEmails: 'Писем не было.',
  emailStates: { due: 'ждёт отправки', sent: 'отправлено', failed: 'не ушло', off: 'не отправлено: письма отключены' },
  history: 'История',
  mailPassword: 'Выслать новый пароль',
  askPassword: 'Выслать новый пароль?',
  sendPassword: 'Выслать',
  passwordNote: 'Пароль уйдёт письмом на почту компании. Выслать можно раз в 10 минут.',
  passwordMailed: (to: string) => `Письмо с паролем отправлено на ${to}.`,

  declineReason: 'Причина',
  readyReasons: [
    'Компания уже зарегистрирована',
    'Не относится к теме мероприятия',
    'Данные не подтвердились',
  ] as readonly string[],
  declineEmail: 'Отправить письмо с причиной',
  declineEmailNote: 'Письмо уйдёт через 30 секунд.',
  declineNoEmail: 'Без письма компания узнает только, что вход закрыт.',
  blockReason: 'Причина (увидит компания)',
  consequencesFailed: 'Не удалось узнать последствия.',
  consequences: ({
    meetings,
    invitations,
    companies: told,
  }: Record<'meetings' | 'invitations' | 'companies', number>) => {
    if (meetings + invitations === 0) return 'Встреч и открытых приглашений у неё нет.';
    const parts = [
      meetings > 0 && `${meetings} ${plural(meetings, 'встреча', 'встречи', 'встреч')}`,
      invitations > 0 && `${invitations} ${plural(invitations, 'приглашение', 'приглашения', 'приглашений')}`,
    ].filter(Boolean);
    const verb = meetings + invitations === 1 ? 'Отменится' : 'Отменятся';
    return `${verb} ${parts.join(' и ')}, об этом ${plural(told, 'узнает', 'узнают', 'узнают')} ${companies(told)}.`;
  },
  blockMany: 'Отменятся все их будущие встречи и открытые приглашения, об этом узнают другие компании.',
  blockSessions: 'Вход закроется сразу.',
};
