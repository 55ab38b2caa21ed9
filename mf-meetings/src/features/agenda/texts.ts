import { formatDayHeader, formatSlotDay, todayInMoscow } from 'shared-api/time';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { texts as invitationTexts } from '#domain/invitationTexts';
import type { AgendaKind } from './state/agendaEntries';

export const texts = {
  title: 'Расписание',
  loading: 'Загрузка встреч',
  kinds: {
    meetings: 'Встречи',
    incoming: 'Вас приглашают',
    outgoing: 'Мои приглашения',
    moves: 'Переносы',
    free: 'Свободное время',
  } satisfies Record<AgendaKind, string>,
  whatToShow: 'Что показать',
  failed: {
    meetings: 'Не удалось загрузить встречи.',
    invitations: 'Не удалось загрузить приглашения.',
    free: 'Не удалось загрузить свободное время.',
  },
  retry: 'Повторить',
  loadingFree: 'Загружаем свободное время…',
  nothingChosen: 'Выберите, что показать.',
  nothingOfThese: 'Из выбранного ничего нет.',
  emptyChatOnly: 'Встреч и приглашений пока нет. Вы общаетесь только в чате: встречи не назначаются.',
  changeChatOnly: 'Изменить',
  empty: 'Встреч и приглашений пока нет. Откройте свободное время и пригласите компании.',
  openCatalog: 'Открыть каталог',
  count: (lines: number) => `Строк в расписании: ${lines}`,
  day: (date: string) => (date === todayInMoscow() ? `Сегодня · ${formatSlotDay(date)}` : formatDayHeader(date)),
  now: (time: string) => `сейчас ${time}`,
  meeting: 'встреча',
  unnamed: 'Встреча назначена',
  moveAwaits: 'Перенос ждёт ответа',
  move: 'Перенести',
  cancel: 'Отменить',
  free: (from: string, to: string) => `${from}–${to} свободно`,
  competing: (count: number) => `${invitationTexts.invitations(count)} на одно время: принять можно одно`,
  earlier: (lines: number) => `Показать раньше: ${lines}`,
  more: (lines: number) => `Показать ещё: ${lines}`,
  /** Describes an invitation: «вас приглашают». */
  invitation: ({ kind: { direction }, _date, _point }: OpenInvitation) => {
    if (_date === null || _point === null)
      return direction === 'incoming' ? 'вас приглашают' : 'вы пригласили, ждём ответа';
    const from = `перенести с ${formatSlotDay(_date)}, ${_point}`;
    return direction === 'incoming' ? `вас просят ${from}` : `вы просите ${from}, ждём ответа`;
  },
};
