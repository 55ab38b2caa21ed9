import { useSetAtom } from 'jotai';
import { memo } from 'react';
import { styled } from 'styled-components';
import type { FederatedWidgets } from 'shared-api/federation';
import { theme } from 'shared-ui/theme';
import { createWidget } from 'shared-ui/Widget';
import { hasMeetingAtom } from '../meetingState';
import { texts } from '../texts';

const Widget = createWidget<FederatedWidgets>();

interface ChatMeetingProps {
  userId: number;
  hasMeeting: boolean | undefined;
}

/** The strip of another remote below the header: the meeting or request with this company. It has its place while nobody knows. */
export const ChatMeeting = memo(function ChatMeeting({ userId, hasMeeting }: ChatMeetingProps) {
  const setKnown = useSetAtom(hasMeetingAtom);
  return (
    <Place $isEmpty={hasMeeting === false}>
      <Widget
        name="mf_meetings/MeetingStrip"
        userId={userId}
        onMeetingChange={(isThere) =>
          // Told again at each opening: what is known draws nothing anew.
          setKnown((known) => (known.get(userId) === isThere ? known : new Map(known).set(userId, isThere)))
        }
        placeholder={{ height: HEIGHT, title: texts.meeting }}
      />
    </Place>
  );
});

const HEIGHT = 40;

const Place = styled.div<{ $isEmpty: boolean }>`
  flex: none;
  min-height: ${({ $isEmpty }) => ($isEmpty ? 0 : `${HEIGHT + 1}px`)};
  border-bottom: ${({ $isEmpty }) => ($isEmpty ? 0 : '1px')} solid ${theme.color.border};
`;
