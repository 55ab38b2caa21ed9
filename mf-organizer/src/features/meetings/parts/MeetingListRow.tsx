import { memo } from 'react';
import { styled } from 'styled-components';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Checkbox } from 'shared-ui/Checkbox';
import { CopyButton } from 'shared-ui/CopyButton';
import { webHref } from 'shared-ui/safeHref';
import { media, theme } from 'shared-ui/theme';
import { isWithoutPlace, pairWords, type DayMeeting } from '../domain/dayMeeting';
import type { MeetingAction } from '../state/meetingActions';
import { texts } from '../texts';
import { MeetingMenu } from './MeetingMenu';

interface MeetingListRowProps {
  meeting: DayMeeting;
  /** Words for its place; undefined without one. */
  place: string | undefined;
  isSelected: boolean;
  onSelect: (ids: readonly number[], isSelected: boolean) => void;
  /** Missing once its slot is past. */
  onAction?: (action: MeetingAction, meeting: DayMeeting) => void;
}

/** A meeting of the list: companies, place or link, and actions. Memoised: a day has up to 2,000 of them. */
export const MeetingListRow = memo(function MeetingListRow({
  meeting,
  place,
  isSelected,
  onSelect,
  onAction,
}: MeetingListRowProps) {
  const { id, link, conflicts, is_move } = meeting;
  const pair = pairWords(meeting);
  const href = link === null ? undefined : webHref(link);
  return (
    <Row data-chosen={isSelected || undefined}>
      <Tick>
        {onAction && (
          <Checkbox
            label={texts.select(pair)}
            isLabelHidden
            checked={isSelected}
            onChange={({ target }) => onSelect([id], target.checked)}
          />
        )}
      </Tick>
      <Pair>
        {pair}
        <Marks>
          {meeting.sides.map(
            ({ id: side, company, stand }) =>
              stand !== '' && (
                <Muted key={side}>
                  {company}: {texts.stand(stand)}
                </Muted>
              ),
          )}
          {is_move && <Badge tone="info">{texts.moveAsked}</Badge>}
          {conflicts.map((kind) => (
            <Badge key={kind} tone="warning">
              {texts.conflicts[kind]}
            </Badge>
          ))}
        </Marks>
      </Pair>
      <Place>
        <span>{place}</span>
        {link !== null && (
          <Link>
            {href === undefined ? (
              <Muted>{link}</Muted>
            ) : (
              <a href={href} target="_blank" rel="noreferrer">
                {link}
              </a>
            )}
            <CopyButton text={link} aria-label={texts.copyLink(pair)} />
          </Link>
        )}
        {place === undefined &&
          link === null &&
          (onAction && isWithoutPlace(meeting) ? (
            <Button
              size="small"
              variant="secondary"
              aria-label={texts.choosePlaceOf(pair)}
              onClick={() => onAction('place', meeting)}
            >
              {texts.choosePlace}
            </Button>
          ) : (
            <Muted>—</Muted>
          ))}
      </Place>
      <Tools>{onAction && <MeetingMenu meeting={meeting} onAction={onAction} />}</Tools>
    </Row>
  );
});

const Row = styled.tr`
  border-top: 1px solid ${theme.color.border};

  &[data-chosen] {
    background: ${theme.color.accentSoft};
  }

  ${media.phone} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding: ${theme.space(1)} 0;
  }
`;

const Cell = styled.td`
  padding: ${theme.space(1)} ${theme.space(2)};
  text-align: start;
  vertical-align: middle;
  overflow-wrap: anywhere;

  ${media.phone} {
    display: block;
    padding: 0 ${theme.space(1)};
  }
`;

const Tick = styled(Cell)`
  ${media.phone} {
    grid-row: 1 / 3;
  }
`;

const Pair = styled(Cell)`
  ${media.phone} {
    align-self: center;
  }
`;

const Place = styled(Cell)`
  ${media.phone} {
    grid-row: 2;
    grid-column: 2 / -1;
  }
`;

const Tools = styled(Cell)`
  text-align: end;

  ${media.phone} {
    grid-row: 1;
    grid-column: 3;
  }
`;

const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)} ${theme.space(2)};
`;

const Link = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space(1)};

  > a {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;

    ${media.narrow} {
      min-width: ${theme.control.height};
      line-height: ${theme.control.height};
    }
  }
`;

const Muted = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
