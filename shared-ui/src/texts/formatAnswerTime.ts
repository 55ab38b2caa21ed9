import { plural } from './plural';

const HOUR = 60;
const DAY = 24 * HOUR;

/** «Обычно отвечает за 2 часа»: minutes by fives up to an hour, hours up to two days, then days. */
export function formatAnswerTime(minutes: number): string {
  return `Обычно отвечает за ${roundedTime(minutes)}`;
}

function roundedTime(minutes: number): string {
  const fives = Math.max(5, 5 * Math.round(minutes / 5));
  if (fives < HOUR) return `${fives} минут`;
  const hours = Math.round(minutes / HOUR);
  if (hours < 48) return `${hours} ${plural(hours, 'час', 'часа', 'часов')}`;
  const days = Math.round(minutes / DAY);
  return `${days} ${plural(days, 'день', 'дня', 'дней')}`;
}
