import type { Notice } from 'shared-api/contract';
import { arrivedWords, lateWords } from 'shared-api/text';
import { cutText, plural } from 'shared-ui/texts';

/** Words of a notice: a sentence, and what its author typed, which is always shown as text. */
export interface NoticeWords {
  sentence: string;
  quote?: string;
}

interface Slot {
  date: string;
  point: string;
}

/**
 * From Sunday on: genitive with «с», accusative for «на», short. Not by luxon, which takes longer than rendering a row.
 */
const WEEKDAYS = [
  ['с воскресенья', 'воскресенье', 'вс'],
  ['с понедельника', 'понедельник', 'пн'],
  ['со вторника', 'вторник', 'вт'],
  ['со среды', 'среду', 'ср'],
  ['с четверга', 'четверг', 'чт'],
  ['с пятницы', 'пятницу', 'пт'],
  ['с субботы', 'субботу', 'сб'],
] as const;

/** The only place of the texts of cards and bell. Words name no gender: companies are «Банк …» and «Корзинка». */
export function wordNotice(notice: Notice): NoticeWords {
  const { kind, text = '', count = 0, place = '' } = notice;
  const company = notice.actor?.company ?? 'Компания';
  const slot = slotOf(notice.date, notice.point);
  const from = slotOf(notice.from_date, notice.from_point);
  const at = slot ? `, ${when(slot)}` : '';
  const moved = slot && from ? `, ${fromTo(from, slot)}` : at;
  const quoted = (sentence: string): NoticeWords => (text === '' ? { sentence } : { sentence, quote: text });
  switch (kind) {
    case 'invitation':
      return quoted(`Приглашение: ${company}${at}`);
    case 'move_asked':
      return quoted(`Просят перенести встречу: ${company}${moved}`);
    case 'accepted':
      return { sentence: `Встреча назначена: ${company}${at}` };
    case 'move_accepted':
      return { sentence: `Встреча перенесена: ${company}${moved}` };
    case 'declined':
      return quoted(`Приглашение отклонено: ${company}${at}`);
    case 'move_declined':
      return quoted(`Перенос отклонён: ${company}. Встреча остаётся ${when(from ?? slot)}`);
    case 'withdrawn':
      return { sentence: `Приглашение отозвано: ${company}${at}` };
    case 'fell': {
      const why = {
        left: 'Компания больше не участвует',
        event: 'Изменились даты мероприятия',
        unanswered: 'Ответа не было',
      };
      return {
        sentence: `Приглашение снято: ${company}${at}. ${why[notice.cause as keyof typeof why] ?? 'Это время заняла другая встреча'}`,
      };
    }
    case 'expiring':
      return { sentence: `Скоро истечёт: ${company} ждёт ответа до ${when(slot)}` };
    case 'expired':
      return { sentence: `Без ответа: ${company}${at}` };
    case 'cancelled':
      return quoted(`Встреча отменена: ${company}${at}`);
    case 'by_organizer':
      return quoted(
        from ? `Организатор перенёс встречу: ${company}${moved}` : `Организатор отменил встречу: ${company}${at}`,
      );
    case 'place':
      return count > 1
        ? { sentence: `Назначены места: ${count} ${plural(count, 'встреча', 'встречи', 'встреч')}` }
        : { sentence: `Место встречи: ${place}. ${company}${at}` };
    case 'reminder':
      return { sentence: `Через 10 мин: ${company}${placed(place)}` };
    case 'day':
      return {
        sentence: `Сегодня ${count} ${plural(count, 'встреча', 'встречи', 'встреч')}, первая в ${slot?.point ?? ''}: ${company}${placed(place)}`,
      };
    case 'waiting':
      return { sentence: `Ждут вашего ответа: ${count}` };
    case 'news':
      return { sentence: `Новость: ${text}` };
    case 'organizer':
      return { sentence: `Организатор: ${text}`, ...(notice.body && { quote: beginningOf(notice.body) }) };
    case 'activated':
      return { sentence: 'Аккаунт активирован' };
    case 'rejected':
      return quoted('Заявка на участие отклонена');
    case 'blocked':
      return quoted('Аккаунт заблокирован');
    case 'result':
      return { sentence: `Как прошла встреча: ${company}?` };
    case 'arrived':
      return { sentence: `${company} ${arrivedWords(place)}` };
    case 'mutual':
      return { sentence: `Взаимно: ${company} тоже хочет встретиться` };
    case 'timetable':
      return { sentence: `Предложено время встречи: ${company}${at}${count > 1 ? ` и ещё ${count - 1}` : ''}` };
    case 'slot_free':
      return {
        sentence: `В ${slot?.point ?? ''} свободны: ${(notice.companies ?? []).map((free) => free.company).join(', ')}`,
      };
    case 'late':
      return { sentence: `${company} ${lateWords(count)}` };
    case 'agreement_asked':
      return quoted(`Предлагают договорённость: ${company}`);
    case 'agreement_confirmed':
      return quoted(`Договорённость подтверждена: ${company}`);
    default:
      // A newer server may have kinds that this build does not know.
      return quoted('Новое уведомление');
  }
}

const MOST_QUOTED = 160;
/** The first words of a broadcast on one line; the linked page shows all of it. */
const beginningOf = (body: string) => cutText(body.replaceAll(/\s+/g, ' ').trim(), MOST_QUOTED);

const placed = (place: string) => (place === '' ? '' : `, ${place}`);

function slotOf(date: string | undefined, point: string | undefined): Slot | undefined {
  return date === undefined || point === undefined ? undefined : { date, point };
}

/** «сб, 28.11, 12:00» */
function when(slot: Slot | undefined): string {
  return slot ? say(2, slot) : '';
}

/** «с субботы, 28.11, 10:00 на воскресенье, 29.11, 11:00 (МСК)» */
function fromTo(from: Slot, to: Slot): string {
  return `${say(0, from)} на ${say(1, to)} (МСК)`;
}

function say(form: 0 | 1 | 2, { date, point }: Slot): string {
  const [, month = '', day = ''] = date.split('-');
  return `${WEEKDAYS[new Date(`${date}T00:00Z`).getUTCDay()]?.[form] ?? ''}, ${day}.${month}, ${point}`;
}
