import { useEffect, useRef } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';
import { MeetingLink } from '#components/MeetingLink';
import type { DayTools } from '../dayTools';
import type { MeetingRow } from '../meetingRows';
import { texts } from '../texts';
import { MeetingRowLine } from './MeetingRowLine';

interface MeetingRowItemProps {
  row: MeetingRow;
  canCancel: boolean;
  canMove: boolean;
  /** One was led here: the row takes the focus and is marked for a moment. */
  led: object | undefined;
  /** The mark has gone out. */
  onLedEnd: () => void;
  tools: Pick<DayTools, 'onCancel' | 'onMove'>;
}

/** A slot in which somebody is met: the time once, its companies below each other (MEET-06). */
export function MeetingRowItem({ row: { meeting, lines }, led, onLedEnd, ...rest }: MeetingRowItemProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (led) root.current?.focus();
  }, [led]);
  const firstKept = lines.findIndex(({ isCancelled }) => !isCancelled);

  return (
    // The focus comes back here from dialogs whose button is gone, and when the slot in the grid is pressed.
    <Root ref={root} tabIndex={-1} data-focus-row={meeting.point} onAnimationEnd={onLedEnd} $isLed={led !== undefined}>
      <Time>{meeting.point}</Time>
      {lines.length === 0 && (
        <Nameless>
          {texts.meeting}
          <MeetingLink link={meeting.link} company={texts.meeting} />
        </Nameless>
      )}
      {lines.map((line, index) => (
        <MeetingRowLine
          key={line.company.company_id}
          {...line}
          {...rest}
          meeting={meeting}
          // The slot has one link, whoever comes.
          hasLink={index === firstKept}
        />
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
  align-content: center;
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

const Nameless = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(1)} ${theme.space(4)};
`;
