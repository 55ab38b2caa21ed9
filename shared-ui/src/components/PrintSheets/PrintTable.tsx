import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface PrintTableProps {
  /** Columns of paper; one without a width takes what is left. */
  columns: readonly { title: string; width?: string }[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  rowHeight: string;
  /** Repeated on each page of a long table. */
  head?: ReactNode;
}

/** A table of a printed sheet, black on white. Tables beside each other begin a page each. */
export function PrintTable({ columns, rows, rowHeight, head }: PrintTableProps) {
  return (
    <Root>
      <colgroup>
        {columns.map(({ title, width }) => (
          <col key={title} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        {head && (
          <tr>
            <Head colSpan={columns.length} scope="colgroup">
              {head}
            </Head>
          </tr>
        )}
        <tr>
          {columns.map(({ title }) => (
            <Cell key={title} as="th" scope="col">
              {title}
            </Cell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <Row key={key} style={{ height: rowHeight }}>
            {columns.map(({ title }, index) => (
              <Cell key={title}>{cells[index]}</Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Root>
  );
}

const Root = styled.table`
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

const Cell = styled.td`
  padding: 1mm 2mm;
  border: 0.3mm solid currentcolor;
  overflow-wrap: anywhere;
  text-align: start;
  vertical-align: top;
`;

const Row = styled.tr`
  break-inside: avoid;
`;
