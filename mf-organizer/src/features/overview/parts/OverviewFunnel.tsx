import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { Card } from 'shared-ui/Card';
import { theme } from 'shared-ui/theme';
import { formatCount } from '#domain/counts';
import { funnelLines } from '../state/funnel';
import { texts } from '../texts';

interface OverviewFunnelProps {
  funnel: Schema<'Overview'>['funnel'];
}

/** How many companies came how far, from the registration to a meeting; inviting and being invited are a fork. */
export function OverviewFunnel({ funnel }: OverviewFunnelProps) {
  return (
    <Card title={texts.funnel}>
      <Lines>
        {funnelLines(funnel).map((line) => (
          <Line key={line[0]?.name}>
            <span>{line.map(({ name, count }) => `${name} ${formatCount(count)}`).join(' · ')}</span>
            <Bars aria-hidden>
              {line.map(({ name, percent }) => (
                <Bar key={name} style={{ width: `${percent}%` }} />
              ))}
            </Bars>
            <Share>{line.map(({ percent }) => texts.ofFirst(percent)).join(' · ')}</Share>
          </Line>
        ))}
      </Lines>
    </Card>
  );
}

/* By its own width, so that large text gets two lines too. */
const Lines = styled.ol`
  container-type: inline-size;
  display: grid;
  gap: ${theme.space(3)};
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space(1)} ${theme.space(3)};
  align-items: center;

  @container (width >= 28rem) {
    grid-template-columns: 15rem minmax(0, 1fr) 6rem;
  }
`;

/* On narrow cards below the words. */
const Bars = styled.span`
  display: grid;
  gap: 2px;
  grid-row: 2;
  grid-column: 1 / -1;

  @container (width >= 28rem) {
    grid-row: auto;
    grid-column: auto;
  }
`;

/* Its colour is the content, also in print and in high contrast. */
const Bar = styled.span`
  min-width: 2px;
  height: ${theme.space(2)};
  background: ${theme.color.info};
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

const Share = styled.span`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;
