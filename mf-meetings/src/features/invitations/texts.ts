import type { InvitationKind } from '#domain/invitationKind';

const titles = {
  incoming: { meeting: 'Вас приглашают на встречу', move: 'Вас просят перенести встречу' },
  outgoing: { meeting: 'Мои заявки на встречу', move: 'Мои заявки на перенос встречи' },
};

export const texts = {
  pageTitle: 'Заявки на встречу',
  loading: 'Загрузка приглашений',
  empty: 'Заявок нет.',
  loadFailed: 'Не удалось загрузить приглашения.',
  decidedFailed: 'Не удалось загрузить решённые приглашения.',
  noneOpen: 'Открытых приглашений нет.',
  decided: (count: number) => `Решённые ${count}`,
  decidedOf: (kind: InvitationKind) => `Решённые: ${titleOf(kind)}`,
  decidedPages: (kind: InvitationKind) => `Страницы решённых: ${titleOf(kind)}`,
  showAll: 'Показать все',
  showFewer: 'Свернуть',
  soon: (count: number) => `скоро истекут: ${count}`,
  nearest: 'Ближайшие',
  showAllReceived: (count: number) => `Показать все ${count}`,
  inviteFirst: 'Пригласите первую компанию.',
  openCatalog: 'Открыть каталог',
  planTime: 'Подобрать время',
  awaiting: (count: number) => `Ждут вашего решения: ${count}`,
  noneAwaiting: 'Нет приглашений, которые ждут вашего решения.',
  reason: (reason: string) => `Причина: «${reason}»`,
  rowMovedFrom: (day: string, point: string) => `перенос с ${day}, ${point}`,
  title: titleOf,
};

function titleOf({ direction, isMove }: InvitationKind): string {
  return titles[direction][isMove ? 'move' : 'meeting'];
}
