import type { Schema } from 'shared-api/contract';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { EmptyState } from 'shared-ui/EmptyState';
import { dayMonth } from '#domain/days';
import { organizerPaths } from '#domain/organizerPaths';
import { barsByDay, loadTable } from '../state/charts';
import { texts } from '../texts';
import { BarChart } from './BarChart';
import { HeatTable } from './HeatTable';
import { OverviewPair } from './OverviewPair';

interface OverviewChartsProps {
  overview: Schema<'Overview'>;
  /** yyyy-MM-dd */
  today: string;
}

/** Meetings by day, and how many of the tables each slot needs. */
export function OverviewCharts({ overview, today }: OverviewChartsProps) {
  const { meetings_by_day: days, load } = overview;
  const table = loadTable(overview);
  return (
    <OverviewPair>
      <Card title={texts.byDay}>
        {days.length === 0 ? (
          <EmptyState action={<ButtonLink to={organizerPaths.event}>{texts.setDates}</ButtonLink>}>
            {texts.noEvent}
          </EmptyState>
        ) : (
          <BarChart
            {...barsByDay(days)}
            nameOfBars={texts.day}
            parts={[texts.agreed, texts.awaiting]}
            marked={dayMonth(today)}
          />
        )}
      </Card>
      <Card title={texts.load}>
        {load.length === 0 ? (
          <EmptyState>{texts.noMeetings}</EmptyState>
        ) : table ? (
          <HeatTable {...table} nameOfRows={texts.day} />
        ) : (
          <EmptyState action={<ButtonLink to={organizerPaths.meetings()}>{texts.addPlaces}</ButtonLink>}>
            {texts.noPlaces}
          </EmptyState>
        )}
      </Card>
    </OverviewPair>
  );
}
