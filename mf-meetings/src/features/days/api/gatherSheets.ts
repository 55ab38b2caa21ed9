import { request } from 'shared-api/client';
import type { MeetingCompany, Participant, Point } from 'shared-api/contract';
import { createCallQueue } from 'shared-api/delivery';
import { meetingsKeys } from 'shared-api/meetings';
import type { QueryCache } from 'shared-api/query';
import { usersKeys } from 'shared-api/users';
import { getMeetingCompanies } from '#api/useMeetingCompanies';
import { cachedOpenInvitations, getOpenInvitations, type OpenInvitation } from '#api/useOpenInvitations';
import { getPoints } from '#api/usePoints';
import { CALLS_AT_ONCE } from '#domain/limits';
import { meetingsOf } from '#domain/meeting';
import { placesOf } from '#domain/meetingPlace';

/** Data to print: the days and the cities of their companies. */
export interface Sheets {
  days: DaySheetData[];
  /** Cities by company id, as far as they have loaded. */
  cities: ReadonlyMap<number, string>;
}

interface DaySheetData {
  date: string;
  rows: DaySheetRow[];
}

/** A table row: a meeting or an invitation awaiting a decision. */
interface DaySheetRow {
  point: string;
  company: string;
  companyId: number;
  /** Place and link. */
  where: string;
  isPending: boolean;
}

/** Fetches the data of the printed days with limited parallelism. Cities that fail to load are left out. */
export async function gatherSheets(dates: readonly string[]): Promise<Sheets> {
  const calls = createCallQueue(CALLS_AT_ONCE);
  const pending = getOpenInvitations();
  const parts = dates.map(async (date) => {
    const points = await calls.run(() => getPoints(date));
    if (!points.some(({ status }) => status === 'ASSIGNED')) return [];
    const companies = await calls.run(() => getMeetingCompanies(date));
    return daySheet(date, points, companies, await pending);
  });
  const [, ...days] = await Promise.all([pending, ...parts]);
  const sheets = days.flat();
  const cities = new Map<number, string>();
  await Promise.all(
    companyIds(sheets).map((id) =>
      calls.run(async () => {
        try {
          const { city } = await request('get', '/api/user/{id}', { path: { id } });
          cities.set(id, city);
        } catch {
          // The city is optional on the sheet.
        }
      }),
    ),
  );
  return { days: sheets, cities };
}

/** Builds the sheets from cached data, for a print that cannot wait. */
export function cachedSheets(cache: QueryCache, dates: readonly string[]): Sheets {
  const pending = cachedOpenInvitations(cache);
  const days = dates.flatMap((date) =>
    daySheet(
      date,
      cache.read<Point[]>(meetingsKeys.points(date)) ?? [],
      cache.read<MeetingCompany[]>(meetingsKeys.companies(date)) ?? [],
      pending,
    ),
  );
  const cities = companyIds(days).flatMap((id) => {
    const city = cache.read<Participant>(usersKeys.participant(id))?.city;
    return city === undefined ? [] : [[id, city] as const];
  });
  return { days, cities: new Map(cities) };
}

function companyIds(days: readonly DaySheetData[]): number[] {
  return [...new Set(days.flatMap(({ rows }) => rows.map(({ companyId }) => companyId)))];
}

/** A day's meetings and open invitations, ordered by time; an empty array for a day without meetings. */
function daySheet(
  date: string,
  points: readonly Point[],
  companies: readonly MeetingCompany[],
  pending: readonly OpenInvitation[],
): DaySheetData[] {
  const meetings = meetingsOf(date, points, companies).flatMap(({ point, link, companies: met }) =>
    met.map((each) => ({
      point,
      company: each.company,
      companyId: each.company_id,
      where: [placesOf([each]), link].filter(Boolean).join(', '),
      isPending: false,
    })),
  );
  if (meetings.length === 0) return [];
  const invitations = pending
    .filter((invitation) => invitation.date === date)
    .map(({ point, company, user_id }) => ({ point, company, companyId: user_id, where: '', isPending: true }));
  const rows = [...meetings, ...invitations].toSorted((one, other) => one.point.localeCompare(other.point));
  return [{ date, rows }];
}
