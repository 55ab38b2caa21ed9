import { quotedName } from 'shared-api/text';
import { plural } from 'shared-ui/texts';
import type { InvitationDecision } from '#domain/invitationStatus';
import type { Loser } from '#state/losers';

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
      question: 'Вы действительно хотите принять приглашение?',
      confirm: 'Да, принять',
      dismiss: 'Не сейчас',
      done: 'Заявка принята!',
      failed: 'Ошибка изменения статуса заявки!',
    },
    reject: {
      question: 'Вы действительно хотите отклонить приглашение?',
      confirm: 'Да, отклонить',
      dismiss: 'Не сейчас',
      done: 'Заявка отклонена!',
      failed: 'Ошибка изменения статуса заявки!',
    },
    cancel: {
      question: 'Вы действительно хотите отменить приглашение?',
      confirm: 'Да, отменить',
      dismiss: 'Не отменять',
      done: 'Заявка отменена!',
      failed: 'Ошибка отмены заявки!',
    },
  } satisfies Record<InvitationDecision, DecisionTexts>,
  reason: 'Причина (увидит компания)',
  readyReasons: ['Нет времени', 'Не наш профиль', 'Встретимся на стенде'],

  dialogFailed: 'Не удалось открыть приглашение. Проверьте связь.',
  checkingLosers: 'Проверяем, кто ещё ждёт это время…',
  declineLosers: ([first, ...others]: readonly Loser[]) =>
    others.length === 0 && first
      ? `Отклонить и написать: ${quotedName(first.company)}`
      : `Отклонить и написать ${toAll(others.length + 1)}`,
  counterOffer: 'Предложить другое время',
  now: 'Сейчас',
  date: 'Дата',
  time: 'Время',
  place: 'Место',
  note: 'Сообщение',
  readyNote: 'Здравствуйте! На это время у нас уже назначена встреча. Предложите, пожалуйста, другое.',
  noteHint: 'Уйдёт в чат каждой из этих компаний. Без текста приглашения будут только отклонены.',
  others: 'Остальные приглашения на это время:',
  results: {
    'under-way': 'отклоняем…',
    declined: 'приглашение снято',
    sent: 'приглашение снято, сообщение отправлено',
    waiting: 'приглашение снято, сообщение уйдёт, когда появится связь',
    'left-open': (reason: string) => `приглашение осталось открытым. ${reason}`,
    'not-written': (reason: string) => `приглашение снято, но сообщение не отправлено. ${reason}`,
  },
  retry: 'Повторить',
  retryWith: (company: string) => `Повторить: ${company}`,
  finish: 'Готово',
};

/** «всем двум», «всем 21 компании» */
function toAll(count: number): string {
  const words: Partial<Record<number, string>> = { 2: 'двум', 3: 'трём', 4: 'четырём', 5: 'пяти' };
  return `всем ${words[count] ?? `${count} ${plural(count, 'компании', 'компаниям', 'компаниям')}`}`;
}
