import type { InvitationDecision, InvitationKind } from './invitationKind';
import type { ShownStatus } from './invitationStatus';

const titles = {
  incoming: { meeting: 'Вас приглашают на встречу', move: 'Вас просят перенести встречу' },
  outgoing: { meeting: 'Мои заявки на встречу', move: 'Мои заявки на перенос встречи' },
};

/** Russian texts of the invitations. */
export const texts = {
  pageTitle: 'Заявки на встречу',
  loading: 'Загрузка заявок',
  empty: 'Заявок нет.',
  loadFailed: 'Не удалось загрузить заявки.',
  movedFrom: 'Сейчас встреча назначена на',
  movedTo: 'Новое время',
  decisionsOn: (company: string) => `Решение по заявке: ${company}`,
  title: ({ direction, isMove }: InvitationKind) => titles[direction][isMove ? 'move' : 'meeting'],
  statuses: {
    ACCEPTED: 'Успешно принято',
    AWAITING: 'В ожидании решения',
    REJECTED: 'Отклонено',
    CANCELED: 'Встреча отменена',
    TIMEOVER: 'Время истекло',
  } satisfies Record<ShownStatus, string>,
  decisions: { accept: 'Принять', reject: 'Отклонить', cancel: 'Отменить заявку' } satisfies Record<
    InvitationDecision,
    string
  >,
  dialogTitles: {
    accept: 'Вы действительно хотите принять заявку?',
    reject: 'Вы действительно хотите отклонить заявку?',
    cancel: 'Вы действительно хотите отменить заявку?',
  } satisfies Record<InvitationDecision, string>,
  confirm: { accept: 'Да, принять', reject: 'Да, отклонить', cancel: 'Да, отменить' } satisfies Record<
    InvitationDecision,
    string
  >,
  dismiss: { accept: 'Не сейчас', reject: 'Не сейчас', cancel: 'Не отменять' } satisfies Record<
    InvitationDecision,
    string
  >,
  done: { accept: 'Заявка принята!', reject: 'Заявка отклонена!', cancel: 'Заявка отменена!' } satisfies Record<
    InvitationDecision,
    string
  >,
  failed: {
    accept: 'Ошибка изменения статуса заявки!',
    reject: 'Ошибка изменения статуса заявки!',
    cancel: 'Ошибка отмены заявки!',
  } satisfies Record<InvitationDecision, string>,
};
