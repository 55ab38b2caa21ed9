import { memo } from 'react';
import { styled } from 'styled-components';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Checkbox } from 'shared-ui/Checkbox';
import { media, theme } from 'shared-ui/theme';
import { isWithoutPlace, missedWords, pairWords, waitsAlone, type DayMeeting } from '../domain/dayMeeting';
import type { MeetingAction } from '../state/meetingActions';
import { texts } from '../texts';
import { MeetingLink } from './MeetingLink';
import { MeetingMenu } from './MeetingMenu';

interface MeetingListRowProps {
  meeting: DayMeeting;
  /** Words for its place; undefined without one. */
  place: string | undefined;
  isSelected: boolean;
  onSelect: (id: number, isSelected: boolean, isRange: boolean) => void;
  /** Missing for meetings that have begun. */
  onAction?: (action: MeetingAction, meeting: DayMeeting) => void;
}

/** A meeting of the list: time, companies, place or link, and actions. Memoised: a day has up to 2,000 of them. */
export const MeetingListRow = memo(function MeetingListRow({
  meeting,
  place,
  isSelected,
  onSelect,
  onAction,
}: MeetingListRowProps) {
  const { id, link, conflicts, is_move, point, sides } = meeting;
  const pair = pairWords(meeting);
  const waiting = waitsAlone(meeting);
  const hasNothing = place === undefined && link === null;
  return (
    <Row $isPast={!onAction} data-chosen={isSelected || undefined} data-focus-row tabIndex={-1}>
      <Cell>
        {onAction && (
          <Checkbox
            label={texts.select(pair)}
            isLabelHidden
            checked={isSelected}
            onChange={({ target, nativeEvent }) =>
              onSelect(id, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        )}
      </Cell>
      <Time>{point}</Time>
      <Pair>
        <Line>
          <span title={pair}>{pair}</span>
          {sides.map(
            ({ id: side, company, stand }) =>
              stand !== '' && (
                <Muted key={side} title={company}>
                  {texts.stand(stand)}
                </Muted>
              ),
          )}
          {waiting && <Badge tone="warning">{texts.waitsAlone(waiting.company)}</Badge>}
          {sides.map(
            ({ id: side, company, arrival }) =>
              arrival?.state === 'late' && (
                <Badge key={`late-${side}`} tone="info" title={company}>
                  {texts.late(arrival.minutes ?? 0)}
                </Badge>
              ),
          )}
          {is_move && <Badge tone="info">{texts.moveAsked}</Badge>}
          {meeting.missed && <Badge tone="warning">{missedWords(meeting)}</Badge>}
          {conflicts.map((kind) => (
            <Badge key={kind} tone="danger">
              {texts.conflicts[kind]}
            </Badge>
          ))}
        </Line>
      </Pair>
      <Place>
        <Line>
          {place !== undefined && <span>{place}</span>}
          {link !== null && <MeetingLink link={link} pair={pair} />}
          {hasNothing && onAction && isWithoutPlace(meeting) && (
            <Button
              size="small"
              variant="secondary"
              aria-label={texts.choosePlaceOf(pair)}
              onClick={() => onAction('place', meeting)}
            >
              {texts.choosePlace}
            </Button>
          )}
          {hasNothing && !onAction && <Muted>—</Muted>}
        </Line>
      </Place>
      <Tools>{onAction && <MeetingMenu meeting={meeting} onAction={onAction} />}</Tools>
    </Row>
  );
});

const Row = styled.tr<{ $isPast: boolean }>`
  height: ${theme.space(13)};
  ${({ $isPast }) => $isPast && `color: ${theme.color.textMuted};`}

  & + & {
    border-top: 1px solid ${theme.color.border};
  }

  &[data-chosen] {
    background: ${theme.color.accentSoft};
  }

  ${media.phone} {
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    align-items: center;
    height: auto;
    padding: ${theme.space(1)} 0;
  }
`;

const Cell = styled.td`
  padding: 0 ${theme.space(2)};
  text-align: start;

  ${media.phone} {
    display: block;
    padding: ${theme.space(0.5)} ${theme.space(1)};
  }
`;

const Time = styled(Cell)`
  font-variant-numeric: tabular-nums;
`;

const Pair = styled(Cell)`
  ${media.phone} {
    grid-column: 3;
  }
`;

const Place = styled(Cell)`
  ${media.phone} {
    grid-row: 2;
    grid-column: 3 / -1;
  }
`;

const Tools = styled(Cell)`
  text-align: end;

  ${media.phone} {
    grid-row: 1;
    grid-column: 4;
  }
`;

/* One line; on phones the companies may take two. */
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(2)};

  > :first-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > * + * {
    flex: none;
  }

  ${media.phone} {
    flex-wrap: wrap;

    > :first-child {
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
`;

const Muted = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
