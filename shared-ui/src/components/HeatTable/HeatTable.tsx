import { Fragment } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { FigureFrame, type FigureFrameProps } from '../FigureFrame/FigureFrame';
import { FigureFill, FigureLabel, FigureLegend } from '../FigureFrame/figureParts';

export interface HeatTableProps extends Omit<FigureFrameProps, 'head' | 'rows' | 'children'> {
  /** Heading of the rows’ names in the table: «День». */
  nameOfRows: string;
  /** Unique labels of the columns, in order. */
  columns: readonly string[];
  /** Percentages by column, `null` without a value; labels are unique. */
  rows: readonly { label: string; percents: readonly (number | null)[] }[];
}

/** Most labels above the columns: more would touch on a phone. */
const MOST_LABELS = 5;

const words = (percent: number | null | undefined) => (typeof percent === 'number' ? `${percent} %` : '—');

/** How full each cell of two short lists is: the fuller, the stronger the colour; more than 100 % is hatched. */
export function HeatTable({ nameOfRows, columns, rows, ...rest }: HeatTableProps) {
  const step = Math.ceil(columns.length / MOST_LABELS);
  const table = rows.map(({ label, percents }) => [label, ...percents.map(words)]);
  return (
    <FigureFrame {...rest} head={[nameOfRows, ...columns]} rows={table}>
      <Grid style={{ gridTemplateColumns: `auto repeat(${columns.length}, minmax(0, 1fr))` }}>
        <span />
        {columns.map((column, index) => (
          <FigureLabel key={column}>{index % step === 0 ? column : ''}</FigureLabel>
        ))}
        {rows.map(({ label, percents }) => (
          <Fragment key={label}>
            <FigureLabel>{label}&nbsp;</FigureLabel>
            {columns.map((column, at) => (
              <Cell key={column} title={`${label}, ${column}: ${words(percents[at])}`}>
                <Heat percent={percents[at] ?? 0} />
              </Cell>
            ))}
          </Fragment>
        ))}
      </Grid>
      <FigureLegend>
        0 %
        {[25, 50, 75, 100].map((percent) => (
          <Heat key={percent} percent={percent} />
        ))}
        100 %
        <Heat percent={101} />
        больше
      </FigureLegend>
    </FigureFrame>
  );
}

function Heat({ percent }: { percent: number }) {
  return <Fill $look={percent > 100 ? 'over' : 'solid'} style={{ opacity: Math.min(1, percent / 100) }} />;
}

const Fill = styled(FigureFill)`
  height: 100%;
`;

const Grid = styled.div`
  display: grid;
  gap: 1px;
  align-items: center;
`;

const Cell = styled.span`
  height: ${theme.space(5)};
  background: ${theme.color.sunken};
`;
