import { arrivedWords, lateWords } from 'shared-api/text';
import { isCancelled, type NoticeRow } from './noticeRows.ts';
import type { NoticeKind } from './noticeRules.ts';
import { pluralOf } from './pluralOf.ts';
import { at, fromTo, when as inFull, until, type Slot } from './russianWhen.ts';

/** The content of an e-mail or of a message of the bot. Names and texts of others are already safe for an e-mail. */
export interface NoticeFacts {
  kind: NoticeKind;
  company: string;
  slot: Slot | undefined;
  from: Slot | undefined;
  text: string;
  place: string | undefined;
  count: number;
  cause: 'taken' | 'left' | 'event' | 'unanswered' | undefined;
  /** «Лель, Шаг» */
  companies: string;
}

const FELL = {
  taken: 'Это время заняла другая встреча.',
  left: 'Компания больше не участвует.',
  event: 'Изменились даты мероприятия.',
  unanswered: 'Ответа не было.',
};

const NO_SLOT: Slot = { date: '1970-01-01', point: '00:00' };

/**
 * The words of e-mails, of the bot and of web push; the front end has its own for its cards. `title` is an e-mail's
 * subject: like the sentence it names company and time, since many read no further.
 * @param when how a slot is named
 */
export function wordNotice(facts: NoticeFacts, when = inFull): { title: string; sentence: string } {
  const { company, slot = NO_SLOT, from = NO_SLOT, text, place = '', count } = facts;
  const because = text === '' ? '' : ` Причина: «${text}».`;
  const quote = text === '' ? '' : ` «${text}»`;
  switch (facts.kind) {
    case 'invitation':
      return begun(`Приглашение: ${company}, ${when(slot)}`, quote);
    case 'move_asked':
      return begun(`Просят перенести встречу: ${company}, ${fromTo(from, slot)}`, quote);
    case 'accepted':
      return begun(`Встреча назначена: ${company}, ${when(slot)}`, placed(place));
    case 'move_accepted':
      return begun(`Встреча перенесена: ${company}, ${fromTo(from, slot)}`, placed(place));
    case 'declined':
      return begun(`Приглашение отклонено: ${company}, ${when(slot)}`, because);
    case 'move_declined':
      return {
        title: `Перенос отклонён: ${company}, встреча остаётся ${at(from)}`,
        sentence: `Перенос отклонён: ${company}. Встреча остаётся ${at(from)}.${because}`,
      };
    case 'withdrawn':
      return begun(`Приглашение отозвано: ${company}, ${when(slot)}`);
    case 'fell':
      return begun(`Приглашение снято: ${company}, ${when(slot)}`, ` ${FELL[facts.cause ?? 'taken']}`);
    case 'expiring':
      return begun(`Скоро истечёт: ${company} ждёт ответа ${until(slot)}`);
    case 'expired':
      return begun(`Без ответа: ${company}, ${when(slot)}`);
    case 'cancelled':
      return begun(`Встреча отменена: ${company}, ${when(slot)}`, because);
    case 'by_organizer':
      return facts.from
        ? begun(`Организатор перенёс встречу: ${company}, ${fromTo(from, slot)}`, because + placed(place))
        : begun(`Организатор отменил встречу: ${company}, ${when(slot)}`, because);
    case 'place':
      return {
        title: `Место встречи: ${company}, ${when(slot)}`,
        sentence: `Место встречи: ${place}. ${company}, ${when(slot)}.`,
      };
    case 'reminder':
      return {
        title: `Скоро встреча: ${company}, ${when(slot)}`,
        sentence: `Через 10 мин: ${company}.${placed(place)}`,
      };
    case 'day':
      return {
        title: `Ваши встречи сегодня, ${slot.date.slice(8)}.${slot.date.slice(5, 7)}: первая в ${slot.point}, ${company}`,
        sentence: `Сегодня у вас ${count} ${pluralOf(count, ['встреча', 'встречи', 'встреч'])}, первая в ${slot.point}: ${company}.`,
      };
    case 'waiting':
      return begun(`Ждут вашего ответа: ${count}`);
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
    case 'agreement_asked':
      return begun(`Предлагают договорённость: ${company}`, quote);
    case 'agreement_confirmed':
      return begun(`Договорённость подтверждена: ${company}`, quote);
    case 'arrived':
      return begun(`${company} ${arrivedWords(place)}`);
    case 'late':
      return begun(`${company} ${lateWords(count)}`);
    case 'mutual':
      return begun(`Взаимно: ${company} тоже хочет встретиться`);
    case 'timetable':
      return begun(`Предложено время встречи: ${company}, ${when(slot)}${count > 1 ? ` и ещё ${count - 1}` : ''}`);
    case 'slot_free':
      return begun(`В ${slot.point} свободны: ${facts.companies}`);
  }
}

/** A sentence that begins with the title. */
const begun = (title: string, rest = '') => ({ title, sentence: `${title}.${rest}` });

/** The words of the link under an e-mail's sentence. */
export function linkLabel(notice: Pick<NoticeRow, 'kind' | 'from_date'>): string {
  if (isCancelled(notice)) return 'Кто свободен';
  switch (notice.kind) {
    case 'invitation':
    case 'move_asked':
    case 'waiting':
    case 'expiring':
      return 'Ответьте на приглашение';
    case 'mutual':
    case 'timetable':
      return 'Взаимный список';
    case 'declined':
    case 'fell':
    case 'withdrawn':
    case 'expired':
      return 'Карточка компании';
    case 'agreement_asked':
      return 'Подтвердить или ответить';
    case 'news':
      return 'Новость';
    case 'activated':
    case 'rejected':
    case 'blocked':
      return 'Открыть «Встречу»';
    default:
      return 'Ваши встречи';
  }
}

const placed = (place: string) => (place === '' ? '' : ` Место: ${place}.`);
