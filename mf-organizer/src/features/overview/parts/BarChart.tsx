import { Fragment } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { FigureFrame, type FigureFrameProps } from './FigureFrame';
import { FigureFill, FigureLabel, FigureLegend } from './figureParts';

export interface BarChartProps extends Omit<FigureFrameProps, 'head' | 'rows' | 'children'> {
  /** Heading of the bars’ names in the table: «День». */
  nameOfBars: string;
  /** One or two parts of each bar: the first is solid, the second hatched. */
  parts: readonly string[];
  /** Whole numbers by part; labels are unique. */
  bars: readonly { label: string; values: readonly number[] }[];
  /** Label of the bar to mark: that of today. */
  marked?: string;
}

/** Most labels below the bars: more would touch on a phone. */
const MOST_LABELS = 7;

const lookOf = (part: number) => (part === 0 ? 'solid' : 'hatched');
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The lowest round even number that a scale can end with. */
function topOf(most: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  const times = (unit > 1 ? [1, 2, 3, 4, 5, 6, 8] : [2, 4, 6, 8]).find((each) => each * unit >= most);
  return (times ?? 10) * unit;
}

/** Whole numbers by day or by any other short list, as stacked bars on a scale with three lines. */
export function BarChart({ nameOfBars, parts, bars, marked, ...rest }: BarChartProps) {
  const totals = bars.map(({ values }) => sum(values));
  const highest = Math.max(0, ...totals);
  const top = topOf(highest);
  const step = Math.ceil(bars.length / MOST_LABELS);
  const markedAt = bars.findIndex(({ label }) => label === marked);
  // The marked bar's label needs the room of its neighbours'.
  const isLabelled = (index: number) =>
    index === markedAt || (index % step === 0 && (markedAt < 0 || step === 1 || Math.abs(index - markedAt) > 1));
  const rows = bars.map(({ label, values }) => [label, ...values.map(String)]);
  return (
    <FigureFrame {...rest} head={[nameOfBars, ...parts]} rows={rows}>
      <FigureLegend>
        {parts.map((part, index) => (
          <Fragment key={part}>
            <FigureFill $look={lookOf(index)} />
            {part}
          </Fragment>
        ))}
      </FigureLegend>
      <Plot>
        <Scale>
          {[top, top / 2, 0].map((line) => (
            <FigureLabel key={line}>{line.toLocaleString('ru')}</FigureLabel>
          ))}
        </Scale>
        {bars.map(({ label, values }, index) => (
          <Column key={label} title={`${label}: ${parts.map((part, at) => `${part} ${values[at] ?? 0}`).join(', ')}`}>
            <Bar>
              {totals[index] !== 0 && (
                <Total
                  $isHighest={totals[index] === highest}
                  style={{ bottom: `${((totals[index] ?? 0) / top) * 100}%` }}
                >
                  {totals[index]?.toLocaleString('ru')}
                </Total>
              )}
              {parts.map((part, at) => (
                <FigureFill key={part} $look={lookOf(at)} style={{ height: `${((values[at] ?? 0) / top) * 100}%` }} />
              ))}
            </Bar>
            <FigureLabel as={index === markedAt ? 'strong' : 'span'} $isMarked={index === markedAt}>
              {isLabelled(index) ? label : '\u00a0'}
            </FigureLabel>
          </Column>
        ))}
      </Plot>
    </FigureFrame>
  );
}

/* Room above the bars for the number on the highest. */
const Plot = styled.div`
  display: grid;
  grid-template-columns: auto;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: clamp(1px, 0.5%, 4px);
  padding-top: ${theme.space(5)};
`;

const Scale = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  height: 10rem;
  padding-right: ${theme.space(1)};
  text-align: right;

  /* In the middle of their lines. */
  > * {
    height: 0;
    line-height: 0;
  }
`;

const Column = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-rows: 10rem auto;
`;

const Bar = styled.div`
  display: flex;
  flex-direction: column-reverse;
  position: relative;
  border-bottom: 1px solid ${theme.color.controlBorder};
  background: linear-gradient(${theme.color.border} 1px, transparent 1px) 0 0 / 100% 50%;
`;

/* In narrow columns the highest bar's alone: more would touch. */
const Total = styled.span<{ $isHighest: boolean }>`
  position: absolute;
  left: 50%;
  font-size: ${theme.text.xs};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  transform: translateX(-50%);

  @container (width < 1.25rem) {
    ${({ $isHighest }) => !$isHighest && 'display: none;'}
  }
`;
