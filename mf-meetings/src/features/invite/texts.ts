import { MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import type { OpenInvitation } from '#api/useOpenInvitations';
import type { InviteSlot } from './state/inviteSlot';

const names = (list: readonly string[]) => list.join(', ');

/** Picks singular or plural by the number of names: «приглашает», «приглашают». */
const oneOrMany = (list: readonly unknown[], one: string, many: string) => (list.length === 1 ? one : many);

export const texts = {
  title: 'Встретиться с компанией',
  nearest: 'Ближайшее общее время',
  inviteAt: (when: string) => `Пригласить: ${when}`,
  inviteWhom: (company: string, when: string) => `Пригласить: ${when}, ${company}`,
  nothingInCommon: 'Общего свободного времени нет',
  nothingInCommonHint: 'Общего свободного времени нет: ниже время компании, которое у вас отмечено нерабочим.',
  nothingFree: 'У компании не осталось свободного времени. Напишите сообщение.',
  writeMessage: 'Написать сообщение',
  openProfile: 'Изменить в профиле',
  loading: 'Загрузка календаря…',
  loadFailed: 'Не удалось загрузить календарь.',
  dayFailed: 'Не удалось загрузить слоты этого дня.',
  days: 'Дни мероприятия',
  slotsOf: (day: string) => `Слоты: ${day}`,
  count: (count: number, isBoth: boolean) => `${isBoth ? 'общих' : 'свободных'} слотов: ${count}`,

  // Second line of a slot, also used in the legend.
  notes: {
    'off-hours': 'не ваши часы',
    rival: 'у вас приглашение',
    clash: 'у вас встреча',
    ours: 'ваша встреча',
    taken: 'занято',
    current: 'сейчас',
  },
  youInvited: 'вы пригласили',
  theyInvited: 'вас пригласили',
  free: 'свободны оба',
  freeOfTheirs: 'компания свободна',
  blocked: 'компания недоступна',
  past: 'прошло',
  busy: 'компания занята',
  assigned: 'встреча назначена',
  withNames: (note: string, companies: readonly string[]) =>
    companies.length > 0 ? `${note}: ${names(companies)}` : note,

  // Reasons why a slot is disabled.
  clashReason: ({ point, met }: InviteSlot) =>
    `В ${point} у вас встреча${met.length > 0 ? `: ${names(met)}` : ''}. Перенесите её или выберите другое время.`,
  currentReason: 'На это время встреча назначена сейчас. Выберите другое.',
  oursReason: ({ point }: InviteSlot) => `В ${point} у вас уже назначена встреча с этой компанией.`,
  askedReason: (direction: OpenInvitation['kind']['direction']) =>
    direction === 'outgoing'
      ? 'Вы уже отправили приглашение на это время. Ждём ответа.'
      : 'Компания уже пригласила вас на это время.',

  // Open invitations with this company.
  openInvitations: 'Приглашения с этой компанией',
  invitedOn: (day: string, point: string) => `Вы пригласили на ${day}, ${point}. Ждём ответа.`,
  askedToMove: (day: string, point: string) => `Вы попросили перенести встречу на ${day}, ${point}. Ждём ответа.`,
  invitedYou: (day: string, point: string) => `Вас пригласили на ${day}, ${point}.`,
  askedYouToMove: (day: string, point: string) => `Вас просят перенести встречу на ${day}, ${point}.`,
  withdraw: 'Отменить приглашение',
  accept: 'Принять',
  reject: 'Отклонить',
  withdrawQuestion: 'Вы действительно хотите отменить приглашение?',
  withdrawConfirm: 'Да, отменить',
  withdrawDismiss: 'Не отменять',
  withdrawn: 'Заявка отменена!',
  withdrawFailed: 'Ошибка отмены заявки!',

  // Dialogs.
  dialogTitle: 'Пригласить на встречу',
  incomingRival: (companies: readonly string[]) =>
    `На это время вас уже ${oneOrMany(companies, 'приглашает', 'приглашают')} ${names(companies)}. Состоится только одна встреча.`,
  outgoingRival: (companies: readonly string[]) =>
    `На это время вы уже пригласили ${oneOrMany(companies, 'компанию', 'компании')} ${names(companies)}. Состоится только одна встреча.`,
  offHours: 'У вас это нерабочее время.',
  note: 'Сообщение (необязательно)',
  noteHint: 'Уйдёт в чат вместе с приглашением.',
  noteTooLong: 'Сократите сообщение',
  cancel: 'Отмена',
  close: 'Закрыть',
  invite: 'Пригласить',
  again: 'Отправить ещё раз',
  sent: 'Приглашение отправлено!',
  notSent: 'Ошибка создания приглашения!',
  noteWaits: 'Приглашение отправлено. Сообщение уйдёт, когда появится связь.',
  noteRefused: (reason: string) => `Приглашение отправлено, а сообщение отправить не удалось. ${reason}`,
  taken: 'Это время только что заняли.',
  takenNearest: 'Это время только что заняли. Ближайшие общие:',
  nearestSlots: 'Ближайшее общее время',

  moveTitle: 'Перенести встречу',
  moveLead: (company: string, day: string, point: string) =>
    `${company}, сейчас ${day}, ${point} ${MOSCOW_OFFSET_LABEL}. Прежнее время действует, пока компания не согласится.`,
  moveSubmit: 'Попросить о переносе',
  chooseTime: 'Выберите новое время',
  newTime: (day: string, point: string) => `Новое время: ${day}, ${point}`,

  counterTitle: 'Предложить другое время',
  counterLead: (company: string, day: string, point: string) =>
    `${company}, приглашение на ${day}, ${point} ${MOSCOW_OFFSET_LABEL}. Оно будет отклонено, а компания получит ваше приглашение.`,
  counterMoveLead: (company: string, day: string, point: string) =>
    `${company} просит перенести встречу на ${day}, ${point} ${MOSCOW_OFFSET_LABEL}. Эта просьба будет отклонена, а компания получит вашу. Встреча останется на прежнем времени, пока компания не согласится.`,
  counterSubmit: 'Отклонить и предложить',
  rejectionWaits:
    'Новое время предложено. Прежнее приглашение ещё не отклонено: это произойдёт само, когда появится связь.',
  rejectionRefused: (reason: string) =>
    `Новое время предложено, но прежнее приглашение отклонить не удалось. ${reason}`,
  rejectedOnly: (reason: string) => `Приглашение отклонено, но новое время ещё не предложено. ${reason}`,
} as const;
