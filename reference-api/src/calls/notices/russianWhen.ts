import { DateTime } from 'luxon';

/** A slot as an e-mail names it. */
export interface Slot {
  date: string;
  point: string;
}

/** By ISO weekday: nominative, accusative with its preposition, genitive with «с» and without. */
const WEEKDAYS = [
  ['понедельник', 'в понедельник', 'с понедельника', 'понедельника'],
  ['вторник', 'во вторник', 'со вторника', 'вторника'],
  ['среда', 'в среду', 'со среды', 'среды'],
  ['четверг', 'в четверг', 'с четверга', 'четверга'],
  ['пятница', 'в пятницу', 'с пятницы', 'пятницы'],
  ['суббота', 'в субботу', 'с субботы', 'субботы'],
  ['воскресенье', 'в воскресенье', 'с воскресенья', 'воскресенья'],
] as const;

function say(form: 0 | 1 | 2 | 3, { date, point }: Slot): string {
  const day = DateTime.fromISO(date);
  return `${WEEKDAYS[day.weekday - 1]?.[form] ?? ''}, ${day.toFormat('dd.MM')}, ${point}`;
}

const SHORT = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];

/** «сб, 28.11, 12:00» */
export function shortWhen({ date, point }: Slot): string {
  const day = DateTime.fromISO(date);
  return `${SHORT[day.weekday - 1] ?? ''}, ${day.toFormat('dd.MM')}, ${point}`;
}

/** «суббота, 28.11, 12:00 (МСК)» */
export const when = (slot: Slot): string => `${say(0, slot)} (МСК)`;
/** «в субботу, 28.11, 12:00 (МСК)» */
export const at = (slot: Slot): string => `${say(1, slot)} (МСК)`;
/** «на субботу, 28.11, 12:00 (МСК)» */
export const to = (slot: Slot): string => `${say(1, slot).replace(/^\S+/, 'на')} (МСК)`;
/** «до субботы, 28.11, 12:00 (МСК)» */
export const until = (slot: Slot): string => `до ${say(3, slot)} (МСК)`;
/** «с субботы, 28.11, 10:00 на воскресенье, 29.11, 11:00 (МСК)» */
export const fromTo = (from: Slot, slot: Slot): string => `${say(2, from)} ${to(slot)}`;
