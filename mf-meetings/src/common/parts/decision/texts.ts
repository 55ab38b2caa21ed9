import { invitationKindId, invitationKinds } from '#domain/invitationKind';
import type { InvitationDecision } from '#domain/invitationStatus';
import type { Loser } from './losers';

interface DecisionTexts {
  question: string;
  confirm: string;
  dismiss: string;
  done: string;
  failed: string;
}

export const texts = {
  movedFrom: 'Сейчас встреча назначена на',
  movedTo: 'Новое время',
  decisions: {
    accept: {
      question: 'Вы действительно хотите принять заявку?',
      confirm: 'Да, принять',
      dismiss: 'Не сейчас',
      done: 'Заявка принята!',
      failed: 'Ошибка изменения статуса заявки!',
    },
    reject: {
      question: 'Вы действительно хотите отклонить заявку?',
      confirm: 'Да, отклонить',
      dismiss: 'Не сейчас',
      done: 'Заявка отклонена!',
      failed: 'Ошибка изменения статуса заявки!',
    },
    cancel: {
      question: 'Вы действительно хотите отменить заявку?',
      confirm: 'Да, отменить',
      dismiss: 'Не отменять',
      done: 'Заявка отменена!',
      failed: 'Ошибка отмены заявки!',
    },
  } satisfies Record<InvitationDecision, DecisionTexts>,
  reason: 'Причина (увидит компания)',
  readyReasons: ['Нет времени', 'Не наш профиль', 'Встретимся на стенде'],
  reasonTooLong: 'Причина слишком длинная: сократите её.',

  /** Names the competing companies and says which meetings will not take place. */
  losers: (losers: readonly Loser[]) => [`На это же время: ${namesByKind(losers)}.`, ...whatFalls(losers)].join(' '),
  checkingLosers: 'Проверяем, кто ещё ждёт это время…',
  declineLosers: 'Отклонить их и написать',
  note: 'Сообщение',
  readyNote: 'Здравствуйте! На это время у нас уже назначена встреча. Предложите, пожалуйста, другое.',
  noteHint: 'Уйдёт в чат каждой из этих компаний. Без текста заявки будут только отклонены.',
  others: 'Остальные заявки на это время:',
  results: {
    'under-way': 'отклоняем…',
    declined: 'заявка снята',
    sent: 'заявка снята, сообщение отправлено',
    waiting: 'заявка снята, сообщение уйдёт, когда появится связь',
    'left-open': (reason: string) => `заявка осталась открытой. ${reason}`,
    'not-written': (reason: string) => `заявка снята, но сообщение не отправлено. ${reason}`,
  },
  retry: 'Повторить',
  retryWith: (company: string) => `Повторить: ${company}`,
  finish: 'Готово',
};

const relations = {
  'incoming-meeting': ['приглашает вас', 'приглашают вас'],
  'outgoing-meeting': ['пригласили вы', 'пригласили вы'],
  'incoming-move': ['просит перенести встречу', 'просят перенести встречу'],
  'outgoing-move': ['вы просите перенести встречу', 'вы просите перенести встречи'],
} as const;

/** «Парус, Корзинка (приглашают вас), Студия «Левый Джо» (пригласили вы)» */
function namesByKind(losers: readonly Loser[]): string {
  const groups = invitationKinds.map((kind) => {
    const id = invitationKindId(kind);
    const names = losers.filter(({ invitations }) => invitations.some((each) => invitationKindId(each.kind) === id));
    const [one, many] = relations[id];
    return names.length > 0 && `${names.map(({ company }) => company).join(', ')} (${names.length > 1 ? many : one})`;
  });
  return groups.filter(Boolean).join(', ');
}

/** Meetings that were to be moved keep their time. */
function whatFalls(losers: readonly Loser[]): string[] {
  const invitations = losers.flatMap((loser) => loser.invitations);
  const moves = invitations.filter(({ kind }) => kind.isMove).length;
  const meetings = invitations.length - moves;
  return [
    ...(meetings > 0 ? [meetings > 1 ? 'Эти встречи не состоятся.' : 'Эта встреча не состоится.'] : []),
    ...(moves > 0
      ? [moves > 1 ? 'Встречи останутся на прежнем времени.' : 'Встреча останется на прежнем времени.']
      : []),
  ];
}
