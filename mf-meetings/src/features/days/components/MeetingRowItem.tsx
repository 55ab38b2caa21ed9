import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { css, keyframes, styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { media, theme } from 'shared-ui/theme';
import { MeetingLink } from '#components/MeetingLink';
import type { DayTools } from '../dayTools';
import type { MeetingRow } from '../meetingRows';
import { texts } from '../texts';
import { MeetingRowActions } from './MeetingRowActions';

interface MeetingRowItemProps {
  row: MeetingRow;
  canCancel: boolean;
  canMove: boolean;
  /** One was led here: the row takes the focus and is marked for a moment. */
  led: object | undefined;
  tools: DayTools;
}

/** A slot in which somebody is met: the time once, its companies below each other, the way in, and what can be done (MEET-06, MEET-07). */
export function MeetingRowItem({ row: { meeting, lines }, canCancel, canMove, led, tools }: MeetingRowItemProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (led) root.current?.focus();
  }, [led]);
  const firstKept = lines.findIndex(({ isCancelled }) => !isCancelled);

  return (
    // The focus comes back here from dialogs whose button is gone, and when the slot in the grid is pressed.
    <Root ref={root} tabIndex={-1} data-focus-row={meeting.point} $isLed={led !== undefined}>
      <Time>{meeting.point}</Time>
      {lines.length === 0 && (
        <Line>
          <Names>{texts.meeting}</Names>
          <MeetingLink link={meeting.link} company={texts.meeting} />
        </Line>
      )}
      {lines.map(({ company, isCancelled }, index) => (
        <Line key={company.company_id}>
          <Names>
            <Company to={paths.participant(company.company_id)} $isCancelled={isCancelled}>
              {company.company}
            </Company>
            {company.is_move && !isCancelled && <Note to={paths.invitations}>{texts.moveAsked}</Note>}
          </Names>
          {isCancelled ? (
            <Gone>{texts.cancelled}</Gone>
          ) : (
            <Tools>
              {/* The slot has one link, whoever comes. */}
              {index === firstKept && <MeetingLink link={meeting.link} company={company.company} />}
              <MeetingRowActions
                meeting={meeting}
                company={company}
                canCancel={canCancel}
                canMove={canMove && !company.is_move}
                tools={tools}
              />
            </Tools>
          )}
        </Line>
      ))}
    </Root>
  );
}

const mark = keyframes`
  from, 87% {
    background: ${theme.color.accentSoft};
  }
`;

const ring = keyframes`
  from, to {
    outline: 2px solid ${theme.color.accent};
  }
`;

const Root = styled.div<{ $isLed: boolean }>`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  min-height: 56px;
  padding: ${theme.space(1)} 0;
  border-top: 1px solid ${theme.color.border};

  &:focus {
    outline-offset: -2px;
  }

  ${({ $isLed }) =>
    $isLed &&
    css`
      animation: ${mark} 1.38s;

      ${media.reducedMotion} {
        animation: ${ring} 1.2s;
      }
    `}
`;

const Time = styled.span`
  padding-top: calc((${theme.control.height} - 1lh) / 2);
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.medium};
`;

const Line = styled.div`
  display: grid;
  grid-column: 2;
  grid-template-columns: minmax(160px, 1fr) auto;
  align-items: center;
  gap: 0 ${theme.space(4)};
  min-height: ${theme.control.height};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space(4)};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Company = styled(Link)<{ $isCancelled: boolean }>`
  ${({ $isCancelled }) => $isCancelled && `color: ${theme.color.textMuted}; text-decoration: line-through;`}

  ${media.narrow} {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.control.height};
  }
`;

const Note = styled(Link)`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};

  ${media.narrow} {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.control.height};
  }
`;

const Gone = styled.span`
  color: ${theme.color.textMuted};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space(1)} ${theme.space(2)};
  min-width: 0;

  ${media.narrow} {
    justify-content: space-between;
  }
`;
