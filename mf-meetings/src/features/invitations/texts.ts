import type { InvitationKind } from '#domain/invitationKind';
import type { InvitationDecision, ShownStatus } from '#domain/invitationStatus';

const titles = {
  incoming: { meeting: 'Вас приглашают на встречу', move: 'Вас просят перенести встречу' },
  outgoing: { meeting: 'Мои заявки на встречу', move: 'Мои заявки на перенос встречи' },
};

/** What is said about one decision: its button, the question before it, and how it ended. */
interface DecisionTexts {
  label: string;
  question: string;
  confirm: string;
  dismiss: string;
  done: string;
  failed: string;
}

/** Russian texts of the invitations. */
export const texts = {
  pageTitle: 'Заявки на встречу',
  loading: 'Загрузка заявок',
  empty: 'Заявок нет.',
  loadFailed: 'Не удалось загрузить заявки.',
  movedFrom: 'Сейчас встреча назначена на',
  movedTo: 'Новое время',
  title: ({ direction, isMove }: InvitationKind) => titles[direction][isMove ? 'move' : 'meeting'],
  statuses: {
    ACCEPTED: 'Успешно принято',
    AWAITING: 'В ожидании решения',
    REJECTED: 'Отклонено',
    CANCELED: 'Встреча отменена',
    TIMEOVER: 'Время истекло',
  } satisfies Record<ShownStatus, string>,
  decisionsOn: (company: string) => `Решение по заявке: ${company}`,
  decisions: {
    accept: {
      label: 'Принять',
      question: 'Вы действительно хотите принять заявку?',
      confirm: 'Да, принять',
      dismiss: 'Не сейчас',
      done: 'Заявка принята!',
      failed: 'Ошибка изменения статуса заявки!',
    },
    reject: {
      label: 'Отклонить',
      question: 'Вы действительно хотите отклонить заявку?',
      confirm: 'Да, отклонить',
      dismiss: 'Не сейчас',
      done: 'Заявка отклонена!',
      failed: 'Ошибка изменения статуса заявки!',
    },
    cancel: {
      label: 'Отменить заявку',
      question: 'Вы действительно хотите отменить заявку?',
      confirm: 'Да, отменить',
      dismiss: 'Не отменять',
      done: 'Заявка отменена!',
      failed: 'Ошибка отмены заявки!',
    },
  } satisfies Record<InvitationDecision, DecisionTexts>,
};
