import { isCancelled, type NoticeRow } from './noticeRows.ts';
import type { NoticeKind } from './noticeRules.ts';
import { at, fromTo, to, until, when, type Slot } from './russianWhen.ts';

/** The content of an e-mail or of a message of the bot. Names and texts of others are already safe for an e-mail. */
export interface NoticeFacts {
  kind: NoticeKind;
  company: string;
  slot: Slot | undefined;
  from: Slot | undefined;
  text: string;
  place: string | undefined;
  count: number;
  cause: 'taken' | 'left' | 'event' | undefined;
}

const FELL = {
  taken: 'Это время заняла другая встреча.',
  left: 'Компания больше не участвует.',
  event: 'Изменились даты мероприятия.',
};

const NO_SLOT: Slot = { date: '1970-01-01', point: '00:00' };

/** The words of e-mails and of the bot; the front end has its own for its cards. `title` is also an e-mail's subject. */
export function wordNotice(facts: NoticeFacts): { title: string; sentence: string } {
  const { company, slot = NO_SLOT, from = NO_SLOT, text, place = '', count } = facts;
  const because = text === '' ? '' : ` Причина: «${text}».`;
  const quote = text === '' ? '' : ` «${text}»`;
  switch (facts.kind) {
    case 'invitation':
      return { title: 'Вас приглашают на встречу', sentence: `Приглашение: ${company}, ${when(slot)}.${quote}` };
    case 'move_asked':
      return {
        title: 'Вас просят перенести встречу',
        sentence: `Просят перенести встречу: ${company}, ${fromTo(from, slot)}.${quote}`,
      };
    case 'accepted':
      return {
        title: `Встреча назначена: ${when(slot)}`,
        sentence: `Встреча назначена: ${company}, ${when(slot)}.${placed(place)}`,
      };
    case 'move_accepted':
      return {
        title: `Встреча перенесена ${to(slot)}`,
        sentence: `Встреча перенесена: ${company}, ${fromTo(from, slot)}.${placed(place)}`,
      };
    case 'declined':
      return {
        title: 'Приглашение отклонено',
        sentence: `Приглашение отклонено: ${company}, ${when(slot)}.${because}`,
      };
    case 'move_declined':
      return {
        title: `Встреча остаётся ${at(from)}`,
        sentence: `Перенос отклонён: ${company}. Встреча остаётся ${at(from)}.${because}`,
      };
    case 'withdrawn':
      return { title: 'Приглашение отозвано', sentence: `Приглашение отозвано: ${company}, ${when(slot)}.` };
    case 'fell':
      return {
        title: 'Приглашение снято',
        sentence: `Приглашение снято: ${company}, ${when(slot)}. ${FELL[facts.cause ?? 'taken']}`,
      };
    case 'expiring':
      return { title: 'Приглашение скоро истечёт', sentence: `Скоро истечёт: ${company} ждёт ответа ${until(slot)}.` };
    case 'expired':
      return { title: 'Приглашение осталось без ответа', sentence: `Без ответа: ${company}, ${when(slot)}.` };
    case 'cancelled':
      return {
        title: `Встреча отменена: ${when(slot)}`,
        sentence: `Встреча отменена: ${company}, ${when(slot)}.${because}`,
      };
    case 'by_organizer':
      return facts.from
        ? {
            title: `Встреча перенесена ${to(slot)}`,
            sentence: `Организатор перенёс встречу: ${company}, ${fromTo(from, slot)}.${because}${placed(place)}`,
          }
        : {
            title: `Встреча отменена: ${when(slot)}`,
            sentence: `Организатор отменил встречу: ${company}, ${when(slot)}.${because}`,
          };
    case 'place':
      return { title: 'Место встречи', sentence: `Место встречи: ${place}. ${company}, ${when(slot)}.` };
    case 'reminder':
      return { title: 'Скоро встреча', sentence: `Через 10 мин: ${company}.${placed(place)}` };
    case 'day':
      return {
        title: `Ваши встречи сегодня, ${slot.date.slice(8)}.${slot.date.slice(5, 7)}`,
        sentence: `Сегодня у вас ${count} ${meetingsWord(count)}, первая в ${slot.point}: ${company}.`,
      };
    case 'waiting':
      return { title: `Ждут вашего ответа: ${count}`, sentence: `Ждут вашего ответа: ${count}.` };
    case 'news':
      return { title: text, sentence: `Новость: ${text}.` };
    case 'organizer':
      return { title: text, sentence: `Организатор: ${text}.` };
    case 'activated':
      return { title: 'Аккаунт активирован', sentence: 'Войдите и заполните профиль. Осталось три шага.' };
    case 'rejected':
      return { title: 'Заявка на участие отклонена', sentence: `Ваша заявка на участие отклонена.${because}` };
    case 'blocked':
      return { title: 'Аккаунт заблокирован', sentence: `Ваш аккаунт заблокирован.${because} Свяжитесь с менеджером.` };
    case 'result':
      return { title: 'Как прошла встреча?', sentence: `Как прошла встреча: ${company}?` };
  }
}

/** The words of the link under an e-mail's sentence. */
export function linkLabel(notice: Pick<NoticeRow, 'kind' | 'from_date'>): string {
  if (isCancelled(notice)) return 'Кто свободен';
  switch (notice.kind) {
    case 'invitation':
    case 'move_asked':
    case 'waiting':
    case 'expiring':
      return 'Ответьте на приглашение';
    case 'declined':
    case 'fell':
    case 'withdrawn':
    case 'expired':
      return 'Карточка компании';
    case 'news':
      return 'Новость';
    case 'activated':
    case 'rejected':
    case 'blocked':
      return '«Встреча»';
    default:
      return 'Ваши встречи';
  }
}

const placed = (place: string) => (place === '' ? '' : ` Место: ${place}.`);

/** «1 встреча», «4 встречи», «11 встреч» */
function meetingsWord(count: number): string {
  const [tens, ones] = [Math.floor(count / 10) % 10, count % 10];
  if (tens === 1 || ones === 0 || ones > 4) return 'встреч';
  return ones === 1 ? 'встреча' : 'встречи';
}
