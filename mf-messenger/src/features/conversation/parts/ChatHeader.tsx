import ArrowLeft from '@lucide/icons/icons/arrow-left';
import Search from '@lucide/icons/icons/search';
import { useAtomValue } from 'jotai';
import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { onlineUserIdsAtom } from 'shared-api/realtime';
import { Avatar } from 'shared-ui/Avatar';
import { Badge } from 'shared-ui/Badge';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { query, theme, useMediaQuery } from 'shared-ui/theme';
import { isAboveList } from '#domain/aboveList';
import { texts } from '../texts';
import { ChatMeetButton } from './ChatMeetButton';

interface ChatHeaderProps {
  userId: number;
  company: string;
  avatar: string;
  isSearching: boolean;
  onSearchToggle: () => void;
  /** The company has no meeting with the current user: the button for an invitation is shown. */
  offersMeeting: boolean;
}

/**
 * Company as a link to its page (CHAT-04), search and, on narrow screens, the link back to the list. Memoised, so that
 * messages do not re-render it.
 */
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
  // Deferred, because the button requests the company's data: the click that opens the chat is handled first.
  const meetUserId = useDeferredValue(userId);

  // On narrow screens the chat replaces the focused list. Not the back link: its focus ring would distract.
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
            // Acts like the system's back gesture, so that the history does not grow.
            event.preventDefault();
            void navigate(-1);
          }}
        >
          <Icon icon={ArrowLeft} size={20} />
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
          <Icon icon={Search} size={20} />
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
