import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { formatFullDay, MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { QrCode } from 'shared-ui/QrCode';
import type { SheetsKind, SheetsPart } from '../state/printedSheets';
import { texts } from '../texts';

interface MeetingSheetsProps extends SheetsPart {
  /** yyyy-MM-dd */
  date: string;
}

const HEADINGS: Record<SheetsKind, readonly [string, string, string]> = {
  tables: [texts.time, texts.companies, texts.notes],
  times: [texts.placeField, texts.companies, texts.notes],
  companies: [texts.time, texts.company, texts.placeField],
};

/** Printed pages, black on white: one per table, slot or company. Those of tables have a code that opens «Мои встречи». */
export function MeetingSheets({ kind, sheets, date }: MeetingSheetsProps) {
  const address = new URL(paths.meetings, window.location.origin).href;
  return sheets.map(({ key, title, rows }) => (
    <Page key={key}>
      <Head>
        <div>
          <Title>{title}</Title>
          <p>
            {formatFullDay(date)}, {MOSCOW_OFFSET_LABEL}
          </p>
        </div>
        {kind === 'tables' && (
          <Code>
            <QrCode value={address} title={texts.qr} size={96} />
            {address}
          </Code>
        )}
      </Head>
      <Table>
        <colgroup>
          <Column $width={kind === 'times' ? '45mm' : '20mm'} />
          <col />
          <Column $width="55mm" />
        </colgroup>
        <thead>
          <tr>
            {HEADINGS[kind].map((heading) => (
              <Cell key={heading} as="th" scope="col">
                {heading}
              </Cell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key}>
              <Cell>{row.first}</Cell>
              <Cell>{row.second}</Cell>
              <Cell>{row.third}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Page>
  ));
}

const Page = styled.section`
  &:not(:last-child) {
    break-after: page;
  }
`;

const Head = styled.header`
  display: flex;
  justify-content: space-between;
  gap: 6mm;
  margin-bottom: 4mm;
`;

const Title = styled.h1`
  font-size: 20pt;
  overflow-wrap: anywhere;
`;

const Code = styled.div`
  flex: none;
  width: 36mm;
  font-size: 8pt;
  overflow-wrap: anywhere;
  text-align: center;

  > div {
    margin: 0 auto;
  }
`;

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
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
  height: 10mm;
  break-inside: avoid;
`;
