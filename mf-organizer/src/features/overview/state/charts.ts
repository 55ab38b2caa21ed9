import type { Schema } from 'shared-api/contract';
import { dayMonth, shortDay } from '#domain/days';
import { texts } from '../texts';

type Overview = Schema<'Overview'>;

/** Bars of the meetings by day, and the sentence with the greatest. */
export function barsByDay(days: Overview['meetings_by_day']) {
  const most = days.reduce<Overview['meetings_by_day'][number] | undefined>(
    (found, day) => (day.agreed > (found?.agreed ?? 0) ? day : found),
    undefined,
  );
  return {
    sentence: most ? texts.mostByDay(dayMonth(most.date), most.agreed, most.awaiting) : texts.noMeetings,
    bars: days.map(({ date, agreed, awaiting }) => ({ label: dayMonth(date), values: [agreed, awaiting] })),
  };
}

/** Share of the tables that the meetings of each slot need, by day; `undefined` without tables. */
export function loadTable({ load, meetings_by_day: days }: Pick<Overview, 'load' | 'meetings_by_day'>) {
  const percentOf = new Map(
    load.flatMap(({ date, point, meetings, places }) =>
      places > 0 ? [[`${date} ${point}`, Math.round((meetings / places) * 100)] as const] : [],
    ),
  );
  if (percentOf.size === 0) return undefined;
  const columns = [...new Set(load.map(({ point }) => point))].toSorted();
  const [slot = '', percent = 0] = [...percentOf].reduce((most, each) => (each[1] > most[1] ? each : most));
  const [date = '', point = ''] = slot.split(' ');
  return {
    sentence: texts.mostLoad(dayMonth(date), point, percent),
    columns,
    rows: days.map((day) => ({
      label: shortDay(day.date),
      percents: columns.map((column) => percentOf.get(`${day.date} ${column}`) ?? null),
    })),
  };
}
