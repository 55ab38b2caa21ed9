import { styled } from 'styled-components';
import type { Point } from 'shared-api/contract';
import { SlotBar } from 'shared-ui/SlotBar';
import { media, theme } from 'shared-ui/theme';
import { meetingsOf } from '#domain/meeting';
import { useDayCompanies } from '../api/useDayCompanies';
import type { DaySummary } from '../day';
import { texts } from '../texts';

interface DaySummaryLineProps {
  date: string;
  points: readonly Point[];
  summary: DaySummary;
  /** Past days do not show their free slots. */
  isPast: boolean;
}

/** A collapsed day: a bar of its slots and a summary in one line. */
export function DaySummaryLine({ date, points, summary, isPast }: DaySummaryLineProps) {
  const companies = useDayCompanies(summary.meetings > 0 ? date : undefined);
  const meetings = meetingsOf(date, points, companies.data ?? []);
  return (
    <>
      <SlotBar slots={points} />
      <Sentence>
        {meetings.length === 0 && texts.noMeetingsThatDay}
        {meetings.map(({ point, companies: met }, index) => (
          <span key={point}>
            {index > 0 && ', '}
            {point}
            <Names>{met.length > 0 && ` ${met.map(({ company }) => company).join(', ')}`}</Names>
          </span>
        ))}
        {!isPast && ` · ${texts.free(summary.free)}`}
      </Sentence>
    </>
  );
}

const Sentence = styled.p`
  margin-top: ${theme.space(1)};
  overflow: hidden;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/* Phones have too little room: times are more useful than truncated names. */
const Names = styled.span`
  ${media.phone} {
    display: none;
  }
`;
