import { useAtomValue } from 'jotai';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Search from 'lucide-react/icons/search';
import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { onlineUserIdsAtom } from 'shared-api/realtime';
import { Avatar } from 'shared-ui/Avatar';
import { Badge } from 'shared-ui/Badge';
import { IconButton } from 'shared-ui/IconButton';
import { query, theme, useMediaQuery } from 'shared-ui/theme';
import { isAboveList } from '#domain/aboveList';
import { texts } from '../texts';
import { ChatMeetButton } from './ChatMeetButton';

interface ChatHeaderProps {
  /** The other side, its company and its picture. */
  userId: number;
  company: string;
  avatar: string;
  isSearching: boolean;
  /** The search in the chat was opened or closed. */
  onSearchToggle: () => void;
  /** There is no meeting with the company: the way to one stands here. */
  offersMeeting: boolean;
}

/** Whose chat it is: the company leads to its page (CHAT-04); on narrow screens also the way back to the list. Messages draw nothing of it anew. */
export const ChatHeader = memo(function ChatHeader({
  userId,
  company,
  avatar,
  isSearching,
  onSearchToggle,
  offersMeeting,
}: ChatHeaderProps) {
  const isOnline = useAtomValue(onlineUserIdsAtom).has(userId);
  const isNarrow = useMediaQuery(query.narrow);
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  // It asks the server about the company, and stands there once that is known: not before the press is answered.
  const meetUserId = useDeferredValue(userId);

  // The list that had the focus is hidden now. Not the way back, whose ring would be the first thing one sees.
  useEffect(() => {
    if (window.matchMedia(query.narrow).matches) title.current?.focus({ preventScroll: true });
  }, [userId]);

  return (
    <Root>
      {isNarrow && (
        <Back
          to={paths.messages}
          replace
          aria-label={texts.backToChats}
          onClick={(event) => {
            if (!isAboveList(state)) return;
            // The same as the system's gesture: the history does not grow by going to and fro.
            event.preventDefault();
            void navigate(-1);
          }}
        >
          <ArrowLeft size={20} aria-hidden />
        </Back>
      )}
      <Avatar src={avatar} />
      <Title ref={title} tabIndex={-1}>
        <Link to={paths.participant(userId)}>{company}</Link>
      </Title>
      {isOnline && <Online tone="positive">{texts.online}</Online>}
      <Actions>
        {offersMeeting && meetUserId === userId && <ChatMeetButton userId={userId} />}
        <IconButton aria-label={texts.search} aria-pressed={isSearching} onClick={onSearchToggle}>
          <Search size={20} aria-hidden />
        </IconButton>
      </Actions>
    </Root>
  );
});

const Root = styled.header`
  display: flex;
  gap: ${theme.space(3)};
  align-items: center;
  min-height: ${theme.space(16)};
  padding: ${theme.space(2)} ${theme.space(4)};
  border-bottom: 1px solid ${theme.color.border};
`;

const Back = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.control.height};
  height: ${theme.control.height};
  margin-left: calc(-1 * ${theme.space(3)});
  color: ${theme.color.text};
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  margin-inline: auto calc(-1 * ${theme.space(2)});
`;

const Online = styled(Badge)`
  flex: none;
`;

const Title = styled.h2`
  min-width: 0;
  margin: 0;
  overflow: hidden;
  font-size: ${theme.text.m};
  text-overflow: ellipsis;
  white-space: nowrap;
  outline: none;

  > a {
    display: block;
    overflow: hidden;
    color: inherit;
    line-height: ${theme.control.height};
    text-overflow: ellipsis;
  }
`;
