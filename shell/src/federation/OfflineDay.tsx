import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { request } from 'shared-api/client';
import { serverNow } from 'shared-api/clock';
import type { MeetingCompany } from 'shared-api/contract';
import { placeWords } from 'shared-api/meetings';
import { theme } from 'shared-ui/theme';

interface Row extends MeetingCompany {
  phone: string | undefined;
}

// yyyy-MM-dd. Not `shared-api/time`: this part must stay small.
const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Moscow' });

/** Today's meetings in short: time, company, place, phone; from the day's pack where the server cannot be reached. */
export function OfflineDay() {
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    // A list that does not come is left out: the failure stands above.
    readDay().then(setRows, () => {});
  }, []);
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>Встречи на сегодня</h2>
      <List>
        {rows.map(({ point, company, company_id, place, phone }) => (
          <li key={`${point} ${company_id}`}>
            {[point, company, place && placeWords(place)].filter(Boolean).join(' · ')}{' '}
            {phone && <Phone href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Phone>}
          </li>
        ))}
      </List>
    </section>
  );
}

async function readDay(): Promise<Row[]> {
  const { companies } = await request('get', '/api/meetings/companies', { query: { date: day.format(serverNow()) } });
  const rows = companies.map(async (company) => {
    const path = { id: company.company_id };
    // The phone is one thing less to show.
    const user = await request('get', '/api/user/{id}', { path }).catch(() => undefined);
    return { ...company, phone: user?.phone };
  });
  return (await Promise.all(rows)).toSorted((one, other) => one.point.localeCompare(other.point));
}

const List = styled.ul`
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;

  > li {
    padding-block: ${theme.space(3)};
    border-bottom: 1px solid ${theme.color.border};
  }
`;

const Phone = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 48px;
`;
