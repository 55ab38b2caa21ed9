import { memo } from 'react';
import { styled } from 'styled-components';
import type { CurrentUser } from 'shared-api/contract';
import { theme } from 'shared-ui/theme';
import { EventLine } from '../event/EventLine';
import { MENU_ID } from '../federation/watch/menuId';
import { NoticesPart } from '../notices/NoticesPart';
import { AdvertisingBanners } from './AdvertisingBanners';
import { Brand } from './Brand';
import { ExtraEntry } from './ExtraEntry';
import { LogoutEntry } from './LogoutEntry';
import { RulesNotice } from './RulesNotice';
import { SidebarEntry } from './SidebarEntry';
import { ThemeChoice } from './ThemeChoice';
import { useEntries } from './useEntries';

interface SidebarProps {
  user: CurrentUser;
  /** Whether the page has rendered; the bell comes only then. */
  isPageDrawn: boolean;
}

/** The menu of the main layout on wide screens (SIDE-01…06). */
export const Sidebar = memo(function Sidebar({ user, isPageDrawn }: SidebarProps) {
  const entries = useEntries(user);
  return (
    <Root>
      <Head>
        <Brand />
        <BellPlace>{isPageDrawn && <NoticesPart part="Bell" userId={user.id} />}</BellPlace>
      </Head>
      <Event>
        <EventLine />
      </Event>
      <nav id={MENU_ID} aria-label="Основное меню">
        <List>
          {entries.map((entry) => (
            <li key={entry.to}>
              <SidebarEntry entry={entry} />
            </li>
          ))}
          {user.is_admin && (
            <li>
              <ExtraEntry of="reports" />
            </li>
          )}
          <Last>
            <LogoutEntry />
          </Last>
        </List>
      </nav>
      {user.type === 'Заказчик' && !user.is_admin && (
        <>
          <AdvertisingBanners />
          <Notice>
            <RulesNotice />
          </Notice>
        </>
      )}
      <Foot>
        {!user.is_admin && (
          <Help>
            <ExtraEntry of="help" />
          </Help>
        )}
        <ThemeChoice />
      </Foot>
    </Root>
  );
});

const Root = styled.header`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  gap: ${theme.space(6)};
  height: 100dvh;
  padding: ${theme.space(6)} ${theme.space(3)} ${theme.space(4)};
  overflow-y: auto;
  border-inline-end: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
`;

const Head = styled.div`
  position: relative;
  padding: 0 ${theme.space(3)};
`;

/* Out of the flow: the bell loads late and must not cause a layout shift. */
const BellPlace = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
  align-items: center;
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space(1)};
  padding: 0;
  list-style: none;
`;

/* Together with the list's gap: 16 px to the hairline. */
const Last = styled.li`
  margin-top: ${theme.space(3)};
  padding-top: ${theme.space(2)};
  border-top: 1px solid ${theme.color.border};
`;

const Event = styled.div`
  padding: 0 ${theme.space(3)};
`;

/* In line with the entries. */
const Help = styled.div`
  margin: 0 calc(-1 * ${theme.space(3)}) ${theme.space(3)};
`;

const Notice = styled.div`
  padding: 0 ${theme.space(3)};
`;

const Foot = styled.div`
  margin-top: auto;
  padding: 0 ${theme.space(3)};
`;
