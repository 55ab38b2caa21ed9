import { Fragment } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { FigureFrame, type FigureFrameProps } from './FigureFrame';
import { FigureFill, FigureLabel, FigureLegend } from './figureParts';

export interface HeatTableProps extends Omit<FigureFrameProps, 'head' | 'rows' | 'children'> {
  /** Heading of the rows’ names in the table: «День». */
  nameOfRows: string;
  /** Unique labels of the columns, in order. */
  columns: readonly string[];
  /** Percentages by column, `null` without a value; labels are unique. */
  rows: readonly { label: string; percents: readonly (number | null)[] }[];
}

/** Shades of the scale. */
const STEPS = 5;
/** Most labels above the columns: more would touch on a phone. */
const MOST_LABELS = 5;

const words = (percent: number | null | undefined) => (typeof percent === 'number' ? `${percent} %` : '—');

/** How full each cell of two short lists is, in five steps up to the fullest, which is outlined; above 100 % hatched. */
export function HeatTable({ nameOfRows, columns, rows, ...rest }: HeatTableProps) {
  const step = Math.ceil(columns.length / MOST_LABELS);
  const fullest = Math.max(0, ...rows.flatMap(({ percents }) => percents.map((percent) => percent ?? 0)));
  const top = Math.min(100, Math.max(1, fullest));
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
              <Cell
                key={column}
                title={`${label}, ${column}: ${words(percents[at])}`}
                $isFullest={fullest > 0 && percents[at] === fullest}
              >
                <Heat percent={percents[at] ?? 0} top={top} />
              </Cell>
            ))}
          </Fragment>
        ))}
      </Grid>
      <FigureLegend>
        <span>0 %</span>
        {Array.from({ length: STEPS }, (_, at) => (
          <Heat key={at} percent={at + 1} top={STEPS} />
        ))}
        <span>{top} %</span>
        {fullest > 100 && (
          <>
            <Heat percent={101} top={100} />
            <span>больше</span>
          </>
        )}
      </FigureLegend>
    </FigureFrame>
  );
}

function Heat({ percent, top }: { percent: number; top: number }) {
  const step = Math.min(STEPS, Math.ceil((percent / top) * STEPS));
  return <Fill $look={percent > 100 ? 'over' : 'solid'} style={{ opacity: step / STEPS }} />;
}

const Fill = styled(FigureFill)`
  height: 100%;
`;

const Grid = styled.div`
  display: grid;
  gap: 1px;
  align-items: center;
`;

const Cell = styled.span<{ $isFullest: boolean }>`
  height: ${theme.space(5)};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.border};
  ${({ $isFullest }) => $isFullest && `outline: 2px solid ${theme.color.text}; outline-offset: -1px;`}
`;
