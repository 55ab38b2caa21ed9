import type { Schema } from 'shared-api/contract';
import { Stack } from 'shared-ui/Stack';
import { attentionLines } from '../state/attention';
import { AttentionList } from './AttentionList';
import { OverviewActivity } from './OverviewActivity';
import { OverviewCharts } from './OverviewCharts';
import { OverviewFunnel } from './OverviewFunnel';
import { OverviewTiles } from './OverviewTiles';

interface OverviewContentProps {
  overview: Schema<'Overview'>;
  /** yyyy-MM-dd */
  today: string;
  /** The figures of another day are loading. */
  isOutdated: boolean;
}

/** Everything below the title of the overview. */
export function OverviewContent({ overview, today, isOutdated }: OverviewContentProps) {
  return (
    <Stack gap={4} aria-busy={isOutdated}>
      <AttentionList lines={attentionLines(overview, today)} />
      <OverviewTiles overview={overview} today={today} />
      <OverviewCharts overview={overview} />
      <OverviewFunnel funnel={overview.funnel} />
      <OverviewActivity overview={overview} />
    </Stack>
  );
}
