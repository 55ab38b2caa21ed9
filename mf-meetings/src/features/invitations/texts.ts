import type { InvitationKind } from '#domain/invitationKind';
import { texts as invitationTexts } from '#domain/invitationTexts';

const titles = {
  incoming: { meeting: 'Вас приглашают на встречу', move: 'Вас просят перенести встречу' },
  outgoing: { meeting: 'Мои заявки на встречу', move: 'Мои заявки на перенос встречи' },
};

export const texts = {
  pageTitle: 'Заявки на встречу',
  loading: 'Загрузка заявок',
  empty: 'Заявок нет.',
  loadFailed: 'Не удалось загрузить заявки.',
  awaiting: (count: number) => `Ждут вашего решения: ${count}`,
  noneAwaiting: 'Нет заявок, которые ждут вашего решения.',
  competing: (count: number) => `${invitationTexts.invitations(count)} на это время`,
  reason: (reason: string) => `Причина: «${reason}»`,
  rowMovedFrom: (day: string, point: string) => `перенос с ${day}, ${point}`,
  title: ({ direction, isMove }: InvitationKind) => titles[direction][isMove ? 'move' : 'meeting'],
};
