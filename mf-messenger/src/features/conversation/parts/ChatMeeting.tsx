import { useSetAtom } from 'jotai';
import { memo } from 'react';
import { styled } from 'styled-components';
import type { FederatedWidgets } from 'shared-api/federation';
import { theme } from 'shared-ui/theme';
import { createWidget } from 'shared-ui/Widget';
import { hasMeetingAtom } from '../state/meetingState';
import { texts } from '../texts';

const Widget = createWidget<FederatedWidgets>();

interface ChatMeetingProps {
  userId: number;
  hasMeeting: boolean | undefined;
}

/**
 * Strip of mf-meetings below the header with the meeting or invitation of this company. Its height is reserved until
 * the result is available.
 */
export const ChatMeeting = memo(function ChatMeeting({ userId, hasMeeting }: ChatMeetingProps) {
  const setHasMeeting = useSetAtom(hasMeetingAtom);
  return (
    <Place $isEmpty={hasMeeting === false}>
      <Widget
        name="mf_meetings/MeetingStrip"
        userId={userId}
        onMeetingChange={(isThere) =>
          // Reported on each opening: an unchanged value must not re-render.
          setHasMeeting((current) =>
            current.get(userId) === isThere ? current : new Map(current).set(userId, isThere),
          )
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
