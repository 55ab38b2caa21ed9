import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { formatFullDay, MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { PrintTable } from 'shared-ui/PrintSheets';
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

/** Printed pages: one per table, slot or company. Those of tables have a code that opens «Мои встречи». */
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
      <PrintTable
        columns={columnsOf(kind)}
        rowHeight="10mm"
        rows={rows.map(({ key: row, first, second, third }) => ({ key: row, cells: [first, second, third] }))}
      />
    </Page>
  ));
}

const columnsOf = (kind: SheetsKind) => {
  const [first, second, third] = HEADINGS[kind];
  return [
    { title: first, width: kind === 'times' ? '45mm' : '20mm' },
    { title: second },
    { title: third, width: '55mm' },
  ];
};

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
