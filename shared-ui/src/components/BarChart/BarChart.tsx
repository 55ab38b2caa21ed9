import { Fragment } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { FigureFrame, type FigureFrameProps } from '../FigureFrame/FigureFrame';
import { FigureFill, FigureLabel, FigureLegend } from '../FigureFrame/figureParts';

export interface BarChartProps extends Omit<FigureFrameProps, 'head' | 'rows' | 'children'> {
  /** Heading of the bars’ names in the table: «День». */
  nameOfBars: string;
  /** One or two parts of each bar: the first is solid, the second hatched. */
  parts: readonly string[];
  /** Whole numbers by part; labels are unique. */
  bars: readonly { label: string; values: readonly number[] }[];
}

/** Most labels below the bars: more would touch on a phone. */
const MOST_LABELS = 7;

const lookOf = (part: number) => (part === 0 ? 'solid' : 'hatched');
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Whole numbers by day or by any other short list, as stacked bars. */
export function BarChart({ nameOfBars, parts, bars, ...rest }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ values }) => sum(values)));
  const step = Math.ceil(bars.length / MOST_LABELS);
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
        {bars.map(({ label, values }, index) => (
          <Column key={label} title={`${label}: ${parts.map((part, at) => `${part} ${values[at] ?? 0}`).join(', ')}`}>
            <Bar>
              {parts.map((part, at) => (
                <FigureFill key={part} $look={lookOf(at)} style={{ height: `${((values[at] ?? 0) / most) * 100}%` }} />
              ))}
            </Bar>
            <FigureLabel>{index % step === 0 ? label : '\u00a0'}</FigureLabel>
          </Column>
        ))}
      </Plot>
    </FigureFrame>
  );
}

const Plot = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: clamp(1px, 0.5%, 4px);
`;

const Column = styled.div`
  display: grid;
  grid-template-rows: 10rem auto;
`;

const Bar = styled.div`
  display: flex;
  flex-direction: column-reverse;
  border-bottom: 1px solid ${theme.color.controlBorder};
`;
