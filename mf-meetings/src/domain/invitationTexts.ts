import { plural } from 'shared-ui/plural';
import type { InvitationDecision, ShownStatus } from './invitationStatus';

/** Russian texts of a request to meet, wherever it stands. */
export const texts = {
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
  /** Names the buttons of one request. */
  decisionsOn: (company: string) => `Решение по заявке: ${company}`,
  counterOffer: 'Предложить другое время',
  /** Names the menu of one request. */
  actions: (company: string, point: string) => `Действия с заявкой: ${company}, ${point}`,
  /** «2 заявки» */
  requests: (count: number) => `${count} ${plural(count, 'заявка', 'заявки', 'заявок')}`,
};
