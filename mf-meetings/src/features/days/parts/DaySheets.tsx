import { formatFullDay, MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { PrintTable } from 'shared-ui/PrintSheets';
import type { Sheets } from '../api/gatherSheets';
import { texts } from '../texts';

interface DaySheetsProps extends Sheets {
  /** Company of the current user. */
  owner: string;
}

const COLUMNS = [
  { title: texts.time, width: '18mm' },
  { title: texts.companyAndCity, width: '62mm' },
  { title: texts.where, width: '40mm' },
  { title: texts.notes },
];

/** Printed days with meetings: one page each, with room for notes. */
export function DaySheets({ owner, days, cities }: DaySheetsProps) {
  return days.map(({ date, rows }) => (
    <PrintTable
      key={date}
      head={
        <>
          {owner}
          <br />
          {formatFullDay(date)}, {MOSCOW_OFFSET_LABEL}
        </>
      }
      columns={COLUMNS}
      rowHeight="18mm"
      rows={rows.map(({ point, company, companyId, where, isPending }) => {
        const name = [company, cities.get(companyId)].filter(Boolean).join(', ');
        return {
          key: `${point} ${companyId}`,
          cells: [point, isPending ? `${name} ${texts.pending}` : name, where],
        };
      })}
    />
  ));
}
