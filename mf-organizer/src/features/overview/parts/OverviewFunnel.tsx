import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { Card } from 'shared-ui/Card';
import { media, theme } from 'shared-ui/theme';
import { formatCount } from '#domain/counts';
import { texts } from '../texts';

interface OverviewFunnelProps {
  funnel: Schema<'Overview'>['funnel'];
}

/** How many companies came how far, from the registration to a meeting. */
export function OverviewFunnel({ funnel: { Поставщик: suppliers, Заказчик: customers } }: OverviewFunnelProps) {
  const counts = texts.steps.map((_, step) => (suppliers[step] ?? 0) + (customers[step] ?? 0));
  const [first = 0] = counts;
  return (
    <Card title={texts.funnel}>
      <Steps>
        {texts.steps.map((name, step) => (
          <Step key={name}>
            <Count>{formatCount(counts[step] ?? 0)}</Count> {name}
            {step > 0 && first > 0 && <Muted> {texts.ofFirst(Math.round(((counts[step] ?? 0) / first) * 100))}</Muted>}
            <Muted as="p">{texts.byType(suppliers[step] ?? 0, customers[step] ?? 0)}</Muted>
          </Step>
        ))}
      </Steps>
    </Card>
  );
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${theme.space(4)};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space(2)};
  }
`;

const Step = styled.li`
  padding-left: ${theme.space(3)};
  border-left: 2px solid ${theme.color.info};
`;

const Count = styled.strong`
  font-size: ${theme.text.m};
  font-variant-numeric: tabular-nums;
`;

const Muted = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
