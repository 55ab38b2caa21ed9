import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CurrentUser } from 'shared-api/contract';
import { ErrorBoundary } from 'shared-ui/ErrorBoundary';
import { fullHeight, media, query, theme, useMediaQuery, wholeScreen } from 'shared-ui/theme';
import { Toaster } from 'shared-ui/Toaster';
import { WidgetLoaderContext } from 'shared-ui/Widget';
import { RulesNotice } from '../components/RulesNotice';
import { remotes } from '../federation/remotes';
import { askForPage } from '../first-screen/askForPage';
import { MessageNoticesPlace } from '../notifications/MessageNoticesPlace';
import { useRealtimeConnection } from '../realtime/useRealtimeConnection';
import { BottomBar } from '../sidebar/BottomBar';
import { Sidebar } from '../sidebar/Sidebar';
import { OutboxPlace } from './OutboxPlace';
import { ProfileWarning } from './ProfileWarning';
import { ReminderPlace } from './ReminderPlace';
import { useKeyboardHeight } from './useKeyboardHeight';
import { usePageDrawn } from './usePageDrawn';
import { useScroll } from './useScroll';

interface MainLayoutProps {
  user: CurrentUser;
  children: ReactNode;
}

/** The frame of every page behind the login: sidebar (a bottom bar on narrow screens), content, toasts, the push connection. */
export function MainLayout({ user, children }: MainLayoutProps) {
  const place = useRef<HTMLDivElement>(null);
  const isPageDrawn = usePageDrawn(place);
  useRealtimeConnection(user.id, isPageDrawn);
  useEffect(() => void askForPage(), []);
  useScroll();
  useKeyboardHeight();
  const isNarrow = useMediaQuery(query.narrow);

  return (
    <WidgetLoaderContext value={remotes}>
      <Root>
        <SkipLink href="#content">К содержанию</SkipLink>
        {!isNarrow && <Sidebar user={user} />}
        <Content id="content" tabIndex={-1}>
          <Screen>
            {/* Who only chats has no meetings. */}
            {!user.only_chat && <ReminderPlace />}
            <OutboxPlace key={user.id} account={user.id} />
            <Hint>
              {/* A hint that fails is no loss. */}
              <ErrorBoundary resetKeys={[user]} fallback={() => null}>
                <ProfileWarning user={user} />
              </ErrorBoundary>
            </Hint>
            <Page ref={place}>{children}</Page>
          </Screen>
          {/* On wide screens it stands in the sidebar. */}
          {isNarrow && user.type === 'Заказчик' && <RulesNotice />}
        </Content>
        {isNarrow && <BottomBar user={user} isPageDrawn={isPageDrawn} />}
        {isPageDrawn && <MessageNoticesPlace userId={user.id} />}
      </Root>
      <Toaster />
    </WidgetLoaderContext>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 248px minmax(0, 1fr);
  min-height: 100dvh;

  ${media.narrow} {
    --bottom-bar: calc(${theme.space(14)} + env(safe-area-inset-bottom));

    grid-template-columns: minmax(0, 1fr);

    ${wholeScreen} {
      --bottom-bar: 0px;

      > nav {
        display: none;
      }
    }
  }
`;

/* The distances of the content from the window's edges. */
const edge = {
  wide: { top: theme.space(6), bottom: theme.space(12) },
  narrow: { top: theme.space(4), bottom: `calc(${theme.bottomBar} + ${theme.space(6)})` },
};

const Content = styled.main`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(6)};
  width: min(1200px, 100%);
  padding: ${edge.wide.top} ${theme.space(8)} ${edge.wide.bottom};
  outline: none;

  ${fullHeight} {
    width: 100%;
  }

  @media (min-width: 1700px) {
    margin-inline: auto;
  }

  ${media.narrow} {
    padding: ${edge.narrow.top} ${theme.space(4)} ${edge.narrow.bottom};

    ${wholeScreen} {
      padding: 0;

      > :not(:first-child) {
        display: none;
      }
    }
  }
`;

const Screen = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space(6)};
  min-width: 0;

  ${fullHeight} {
    flex: none;
    height: max(100dvh - ${edge.wide.top} - ${edge.wide.bottom}, 480px);

    ${media.narrow} {
      /* Also while one writes and the keyboard leaves little. */
      height: max(100dvh - var(--keyboard-height, 0px) - ${edge.narrow.top} - ${edge.narrow.bottom}, 200px);
    }
  }

  ${wholeScreen} {
    ${media.narrow} {
      height: 100dvh;
    }
  }
`;

const Hint = styled.div`
  display: contents;

  ${wholeScreen} {
    ${media.narrow} {
      display: none;
    }
  }
`;

const Page = styled.div`
  flex: 1;
  min-width: 0;
  min-height: 0;
`;

const SkipLink = styled.a`
  position: absolute;
  inset-block-start: ${theme.space(2)};
  inset-inline-start: ${theme.space(2)};
  z-index: 1;
  padding: ${theme.space(2)} ${theme.space(4)};
  border-radius: ${theme.radius.control};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
