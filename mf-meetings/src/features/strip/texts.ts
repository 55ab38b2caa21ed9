import { formatSlotDay } from 'shared-api/time';

const slot = (date: string, point: string) => `${formatSlotDay(date)}, ${point}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const texts = {
  label: 'Встреча с компанией',
  loading: 'Загрузка встречи',
  failed: 'Не удалось узнать о встречах.',
  retry: 'Повторить',
  meeting: (date: string, point: string) => capital(slot(date, point)),
  in: (duration: string) => `через ${duration}`,
  running: 'идёт сейчас',
  invites: (date: string, point: string) => `Приглашает на ${slot(date, point)}`,
  invited: (date: string, point: string) => `Вы пригласили на ${slot(date, point)}, ждём ответа`,
  asksToMove: (date: string, point: string) => `Просит перенести на ${slot(date, point)}`,
  askedToMove: (date: string, point: string) => `Вы просите перенести на ${slot(date, point)}, ждём ответа`,
  open: 'Открыть',
  accept: 'Принять',
  otherTime: 'Другое время',
  cancel: 'Отменить',
  answer: 'Ответить',
} as const;
