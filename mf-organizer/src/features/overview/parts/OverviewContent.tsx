import type { Schema } from 'shared-api/contract';
import type { FederatedSlots } from 'shared-api/federation';
import { Stack } from 'shared-ui/Stack';
import { createSlot } from 'shared-ui/Widget';
import { attentionLines } from '../state/attention';
import { AttentionList } from './AttentionList';
import { OverviewCharts } from './OverviewCharts';
import { OverviewFunnel } from './OverviewFunnel';
import { OverviewIdle } from './OverviewIdle';
import { OverviewPair } from './OverviewPair';
import { OverviewResults } from './OverviewResults';
import { OverviewTiles } from './OverviewTiles';
import { PreparationList } from './PreparationList';

const Slot = createSlot<FederatedSlots>();

interface OverviewContentProps {
  overview: Schema<'Overview'>;
  /** Day of the figures, yyyy-MM-dd. */
  date: string;
  /** yyyy-MM-dd */
  today: string;
  /** The figures of another day are loading. */
  isOutdated: boolean;
}

/** Everything below the title of the overview. */
export function OverviewContent({ overview, date, today, isOutdated }: OverviewContentProps) {
  const lines = attentionLines(overview, today);
  const { preparation } = overview;
  // An older server does not tell.
  const isPrepared = !preparation || (preparation.event && preparation.places && preparation.news);
  return (
    <Stack gap={4} aria-busy={isOutdated}>
      {(lines.length > 0 || isPrepared) && <AttentionList lines={lines} />}
      {!isPrepared && <PreparationList preparation={preparation} />}
      <OverviewTiles overview={overview} today={today} />
      <OverviewCharts overview={overview} today={today} />
      <OverviewPair>
        <OverviewFunnel funnel={overview.funnel} />
        <OverviewIdle idle={overview.idle} />
      </OverviewPair>
      {overview.results && <OverviewResults results={overview.results} />}
      <Slot name="organizer-overview.foot" date={date} />
    </Stack>
  );
}
