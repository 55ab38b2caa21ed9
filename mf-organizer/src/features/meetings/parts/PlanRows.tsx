import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { placeWords } from 'shared-api/meetings';
import { theme } from 'shared-ui/theme';
import { meetingsOfDay, pairWords, type MeetingsDay } from '../domain/dayMeeting';
import { texts } from '../texts';

interface PlanRowsProps {
  plan: Schema<'PlacePlan'>;
  day: MeetingsDay;
}

/** A plan by time: each meeting with its place, or the reason for leaving it without one. */
export function PlanRows({ plan, day }: PlanRowsProps) {
  const places = new Map(day.places.map((place) => [place.id, placeWords(place)]));
  const placed = new Map(plan.assigned.map(({ id, place_id }) => [id, places.get(place_id)]));
  const reasons = new Map(plan.unplaced.map(({ id, reason }) => [id, reason]));
  const rows = meetingsOfDay(day).filter(({ id }) => placed.has(id) || reasons.has(id));
  if (rows.length === 0) return null;
  return (
    <Rows aria-label={texts.plan}>
      {rows.map((meeting) => (
        <Row key={meeting.id}>
          <Time>{meeting.point}</Time>
          <span>{pairWords(meeting)}</span>
          {placed.has(meeting.id) ? <b>{placed.get(meeting.id)}</b> : <Reason>{reasons.get(meeting.id)}</Reason>}
        </Row>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: ${theme.space(12)} minmax(0, 2fr) minmax(0, 1fr);
  gap: ${theme.space(3)};
  padding: ${theme.space(2)} 0;
  border-top: 1px solid ${theme.color.border};
  overflow-wrap: anywhere;

  b {
    font-weight: ${theme.weight.medium};
  }
`;

const Time = styled.span`
  font-variant-numeric: tabular-nums;
`;

const Reason = styled.span`
  color: ${theme.color.danger};
`;
