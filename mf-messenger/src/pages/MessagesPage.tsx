import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useConnectionPhase } from 'shared-api/connection';
import { parseId } from 'shared-api/paths';
import { realtimeStatusAtom } from 'shared-api/realtime';
import { useCurrentUser } from 'shared-api/session';
import { Page, useDocumentTitle } from 'shared-ui/page';
import { media, query, theme, useFullHeight, useMediaQuery, wholeScreen } from 'shared-ui/theme';
import { keepChats } from '#api/keepChats';
import { useChatEvents } from '#cache/useChatEvents';
import { ChatList } from '../features/chat-list/parts/ChatList';
import { SendingLink } from '../features/chat-list/parts/SendingLink';
import { ConnectionNotice } from '../features/connection/ConnectionNotice';
import { ChatPanel } from '../features/conversation/parts/ChatPanel';
import { ChatPlaceholder } from '../features/conversation/parts/ChatPlaceholder';
import { ToMessage } from '../features/conversation/parts/ToMessage';
import { Outbox } from '../features/outbox/Outbox';
import { texts } from './texts';

/** Page `/messages/:id?`: the list of chats, and the chat with the user `id` (ROUTE-14). */
export function MessagesPage() {
  const userId = parseId(useParams().id);
  const { data: user } = useCurrentUser();
  useChatEvents(user?.id);
  const phase = useConnectionPhase(useAtomValue(realtimeStatusAtom) === 'offline');
  const notice = <ConnectionNotice phase={phase} />;
  const isChatOpen = userId !== undefined;
  // An open chat names its company.
  useDocumentTitle(isChatOpen ? undefined : texts.title);
  // On phones an open chat takes the whole screen.
  const isNarrow = useMediaQuery(query.narrow);
  useFullHeight(isChatOpen && isNarrow);

  return (
    <Root>
      <Page title={texts.title} isTitleHidden={isChatOpen && isNarrow} actions={<SendingLink />}>
        <Outbox />
        {isChatOpen && <ToMessage />}
        <Columns $isChatOpen={isChatOpen}>
          <Column>
            <ChatList notice={isChatOpen ? undefined : notice} />
          </Column>
          <Column>
            {isChatOpen ? (
              <ChatPanel section={texts.title} userId={userId} ownUserId={user?.id} notice={notice} />
            ) : (
              <ChatPlaceholder />
            )}
          </Column>
        </Columns>
      </Page>
    </Root>
  );
}

MessagesPage.keepAnswers = keepChats;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const Columns = styled.div<{ $isChatOpen: boolean }>`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(260px, 340px) minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-height: 0;
  overflow: hidden;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    margin-inline: calc(-1 * ${theme.space(4)});
    border-width: 1px 0 0;
    border-radius: 0;

    ${wholeScreen} {
      margin-inline: 0;
      border: 0;
    }

    > :nth-child(${({ $isChatOpen }) => ($isChatOpen ? 1 : 2)}) {
      display: none;
    }
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  & + & {
    border-left: 1px solid ${theme.color.border};
  }

  ${media.narrow} {
    & + & {
      border-left: 0;
    }
  }
`;
