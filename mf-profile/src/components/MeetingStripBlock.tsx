import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { STRIP_HEIGHT } from '../limits';
import { texts } from '../texts';
import { Widget } from './Widget';

interface MeetingStripBlockProps {
  /** With whom. */
  userId: number;
}

/** The meeting or request that there is with a company, which mf-meetings lends; it takes room only where there is one. */
export function MeetingStripBlock({ userId }: MeetingStripBlockProps) {
  return (
    <Place>
      <Widget
        name="mf_meetings/MeetingStrip"
        userId={userId}
        placeholder={{ height: STRIP_HEIGHT, title: texts.meetingWith }}
      />
    </Place>
  );
}

/* The strip keeps a distance of its own to the sides. Most companies have none: nothing may jump for what is not there. */
const Place = styled.div`
  margin-inline: calc(-1 * ${theme.space(4)});
  border-radius: ${theme.radius.control};

  &:not(:has([role='group'], [role='alert'])) {
    display: none;
  }
`;
