import { styled } from 'styled-components';
import { formatFullDay, MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import type { Sheets } from '../api/gatherSheets';
import { texts } from '../texts';

interface DaySheetsProps extends Sheets {
  /** Company of the current user. */
  owner: string;
}

/** Printed days with meetings: one page each, black on white, with room for notes. */
export function DaySheets({ owner, days, cities }: DaySheetsProps) {
  return days.map(({ date, rows }) => (
    <Sheet key={date}>
      <colgroup>
        <Column $width="18mm" />
        <Column $width="62mm" />
        <Column $width="40mm" />
        <col />
      </colgroup>
      <thead>
        {/* Table headers repeat on the second page of a long day. */}
        <tr>
          <Head colSpan={4} scope="colgroup">
            {owner}
            <br />
            {formatFullDay(date)}, {MOSCOW_OFFSET_LABEL}
          </Head>
        </tr>
        <tr>
          <Cell as="th" scope="col">
            {texts.time}
          </Cell>
          <Cell as="th" scope="col">
            {texts.companyAndCity}
          </Cell>
          <Cell as="th" scope="col">
            {texts.where}
          </Cell>
          <Cell as="th" scope="col">
            {texts.notes}
          </Cell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ point, company, companyId, where, isPending }) => (
          <Row key={`${point} ${companyId}`}>
            <Cell>{point}</Cell>
            <Cell>
              {[company, cities.get(companyId)].filter(Boolean).join(', ')}
              {isPending && <span>{` ${texts.pending}`}</span>}
            </Cell>
            <Cell>{where}</Cell>
            <Cell />
          </Row>
        ))}
      </tbody>
    </Sheet>
  ));
}

const Sheet = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;

  &:not(:last-child) {
    break-after: page;
  }
`;

const Head = styled.th`
  padding: 0 0 4mm;
  font-size: 13pt;
  text-align: start;
`;

const Column = styled.col<{ $width: string }>`
  width: ${({ $width }) => $width};
`;

const Cell = styled.td`
  padding: 1mm 2mm;
  border: 0.3mm solid currentcolor;
  overflow-wrap: anywhere;
  text-align: start;
  vertical-align: top;
`;

const Row = styled.tr`
  height: 18mm;
  break-inside: avoid;
`;
