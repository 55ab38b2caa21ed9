import { styled } from 'styled-components';
import { Card } from 'shared-ui/Card';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';
import { Widget } from './Widget';

/** Typical height of the widget in px, reserved to avoid a layout shift. */
const STRIP_HEIGHT = 40;

interface MeetingStripBlockProps {
  userId: number;
}

/** The meeting or invitation with this company, a widget of mf-meetings; collapses when empty. */
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

/* The strip brings its own inline padding. Most companies have no meeting, so no space is reserved. */
const Place = styled(Card)`
  padding: ${theme.space(1)} 0;

  &:not(:has([role='group'], [role='alert'])) {
    display: none;
  }
`;
