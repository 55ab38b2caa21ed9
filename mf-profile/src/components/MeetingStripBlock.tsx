import { styled } from 'styled-components';
import { Card } from 'shared-ui/Card';
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

/* The strip keeps a distance of its own to the sides. Most companies have none: no room is kept for it. */
const Place = styled(Card)`
  padding: ${theme.space(1)} 0;

  &:not(:has([role='group'], [role='alert'])) {
    display: none;
  }
`;
