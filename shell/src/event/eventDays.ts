const day = new Intl.DateTimeFormat('ru', { day: 'numeric', timeZone: 'UTC' });
const dayOfMonth = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const whole = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** «23–27 ноября 2026», «30 ноября – 2 декабря 2026», one day alone; of days yyyy-MM-dd. */
export function eventDays(first: string, last: string): string {
  return rangeOf(first, last).replaceAll(/\sг\./g, '');
}

function rangeOf(first: string, last: string): string {
  const [start, end] = [new Date(first), new Date(last)];
  if (first === last) return whole.format(end);
  if (first.slice(0, 7) === last.slice(0, 7)) return `${day.format(start)}–${whole.format(end)}`;
  if (first.slice(0, 4) === last.slice(0, 4)) return `${dayOfMonth.format(start)} – ${whole.format(end)}`;
  return `${whole.format(start)} – ${whole.format(end)}`;
}
