import { useAtomValue } from 'jotai';
import { useCallback, useState, type ReactNode } from 'react';
import { outcome } from 'shared-api/client';
import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { ErrorState } from 'shared-ui/ErrorState';
import { Loaded } from 'shared-ui/Loaded';
import { useDocumentTitle } from 'shared-ui/page';
import { useChatWithUser } from '#api/useChatWithUser';
import { hasMeetingAtom } from '../state/meetingState';
import { texts } from '../texts';
import { ChatConversation } from './ChatConversation';
import { ChatHeader } from './ChatHeader';
import { ChatHeadSlot } from './ChatHeadSlot';
import { ChatMeeting } from './ChatMeeting';
import { ChatSkeleton } from './ChatSkeleton';

interface ChatPanelProps {
  /** The page's title, beside the company's name in the document's. */
  section: string;
  userId: number;
  /** `undefined` while it loads. */
  ownUserId: number | undefined;
  /** Overlays the top of the messages. */
  notice: ReactNode;
}

/**
 * The chat with one user, even before its first message (CHAT-12). Everything but the messages stays mounted when
 * another chat is opened: remounting blocks longer than a click may take, and the strip would reload all meetings and
 * invitations.
 */
export function ChatPanel({ section, userId, ownUserId, notice }: ChatPanelProps) {
  const chat = useChatWithUser(userId);
  useDocumentTitle(section, chat.data?.company);
  const hasMeeting = useAtomValue(hasMeetingAtom).get(userId);
  const [isSearching, setIsSearching] = useState(false);
  const toggleSearch = useCallback(() => setIsSearching((wasSearching) => !wasSearching), []);
  const endSearch = useCallback(() => setIsSearching(false), []);
  const [openUserId, setOpenUserId] = useState(userId);
  if (openUserId !== userId) {
    setOpenUserId(userId);
    setIsSearching(false);
  }
  const back = (
    <ButtonLink to={paths.messages} variant="ghost">
      {texts.backToChats}
    </ButtonLink>
  );
  return (
    <Loaded
      query={chat}
      skeleton={<ChatSkeleton />}
      failed={(error) =>
        isRefused(error) ? (
          <ErrorState action={back}>{texts.chatNotFound}</ErrorState>
        ) : (
          <ErrorState onRetry={() => void chat.reload()} isRetrying={chat.isLoading} code={chat.code} action={back}>
            {texts.chatFailed}
          </ErrorState>
        )
      }
    >
      {(known) =>
        ownUserId === undefined ? (
          <ChatSkeleton />
        ) : (
          <>
            <ChatHeader
              userId={userId}
              company={known.company}
              avatar={known.avatar}
              isSearching={isSearching}
              onSearchToggle={toggleSearch}
              offersMeeting={hasMeeting === false}
            />
            {!isSearching && (
              <>
                <ChatMeeting userId={userId} hasMeeting={hasMeeting} />
                <ChatHeadSlot userId={userId} />
              </>
            )}
            {notice}
            <ChatConversation
              chat={known}
              isFromList={chat.isFromList}
              ownUserId={ownUserId}
              onSearchEnd={isSearching ? endSearch : undefined}
            />
          </>
        )
      }
    </Loaded>
  );
}

/** The user does not exist or is not accessible: a retry would not help. */
function isRefused(error: unknown): boolean {
  return ['refused', 'not-found'].includes(outcome(error));
}
