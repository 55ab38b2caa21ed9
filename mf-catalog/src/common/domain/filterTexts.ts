import type { UserType } from 'shared-api/contract';
import type { ListKey, Status, StatusKey } from './catalogFilter';

/** List labels depend on the viewer's type: a supplier sees customers (CAT-09). */
const SUPPLIER_READS: Record<ListKey, string> = {
  location: 'Город',
  activity: 'Что ищут',
  circulation: 'Ожидаемый тираж',
  sum: 'Ожидаемая сумма',
  branding: 'Брендирование',
};
const CUSTOMER_READS: Record<ListKey, string> = {
  ...SUPPLIER_READS,
  activity: 'Что предлагают',
  circulation: 'Минимальный тираж',
  sum: 'Минимальная сумма',
};

export const listLabels = (viewer: UserType): Record<ListKey, string> =>
  viewer === 'Заказчик' ? CUSTOMER_READS : SUPPLIER_READS;

export const STATUSES_LABEL = 'Статусы';
export const COMMON_TIME = 'Есть общее время';

/** Label and three answers of each status filter, «any» first. */
export const statusTexts: Record<StatusKey, { label: string; answers: readonly [string, string, string] }> = {
  agency: { label: 'Агентства', answers: ['Все', 'Только они', 'Без них'] },
  communication: { label: 'Общение', answers: ['Все', 'Уже общались', 'Ещё нет'] },
  meeting: { label: 'Встречи', answers: ['Все', 'Уже встречались', 'Ещё нет'] },
  onlyChat: { label: 'Чат', answers: ['Все', 'Только чат', 'Встречи'] },
};

const STATUS_CHIPS: Record<StatusKey, Record<Exclude<Status, 0>, string>> = {
  agency: { 1: 'Только агентства', 2: 'Без агентств' },
  communication: { 1: 'Уже общались', 2: 'Ещё не общались' },
  meeting: { 1: 'Уже встречались', 2: 'Ещё не встречались' },
  onlyChat: { 1: 'Только чат', 2: 'Готовы встречаться' },
};

/** Text of a set status on its own: «Без агентств». */
export const statusChip = (key: StatusKey, status: Exclude<Status, 0>): string => STATUS_CHIPS[key][status];
