import { memo } from 'react';
import { styled } from 'styled-components';
import type { CurrentUser } from 'shared-api/contract';
import { theme } from 'shared-ui/theme';
import { AdvertisingBanners } from './AdvertisingBanners';
import { Brand } from './Brand';
import { LogoutEntry } from './LogoutEntry';
import { RulesNotice } from './RulesNotice';
import { SidebarEntry } from './SidebarEntry';
import { ThemeChoice } from './ThemeChoice';
import { useEntries } from './useEntries';

/** The menu of the main layout on wide screens (SIDE-01…06). */
export const Sidebar = memo(function Sidebar({ user }: { user: CurrentUser }) {
  const entries = useEntries(user);
  return (
    <Root>
      <MenuBrand />
      <nav aria-label="Основное меню">
        <List>
          {entries.map((entry) => (
            <li key={entry.to}>
              <SidebarEntry entry={entry} />
            </li>
          ))}
          <Last>
            <LogoutEntry />
          </Last>
        </List>
      </nav>
      {user.type === 'Заказчик' && (
        <>
          <AdvertisingBanners />
          <Notice>
            <RulesNotice />
          </Notice>
        </>
      )}
      <Foot>
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

const MenuBrand = styled(Brand)`
  padding: 0 ${theme.space(3)};
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

const Notice = styled.div`
  padding: 0 ${theme.space(3)};
`;

const Foot = styled.div`
  margin-top: auto;
  padding: 0 ${theme.space(3)};
`;
