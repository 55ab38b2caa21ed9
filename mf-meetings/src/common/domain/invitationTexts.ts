import { plural } from 'shared-ui/texts';
import type { InvitationDecision, ShownStatus } from './invitationStatus';

export const texts = {
  statuses: {
    ACCEPTED: 'Успешно принято',
    AWAITING: 'В ожидании решения',
    REJECTED: 'Отклонено',
    CANCELED: 'Встреча отменена',
    TIMEOVER: 'Время истекло',
  } satisfies Record<ShownStatus, string>,
  decisions: { accept: 'Принять', reject: 'Отклонить', cancel: 'Отменить приглашение' } satisfies Record<
    InvitationDecision,
    string
  >,
  decisionsOn: (company: string) => `Решение по приглашению: ${company}`,
  counterOffer: 'Предложить другое время',
  actions: (company: string, point: string) => `Действия с приглашением: ${company}, ${point}`,
  invitations: (count: number) => `${count} ${plural(count, 'приглашение', 'приглашения', 'приглашений')}`,
};
