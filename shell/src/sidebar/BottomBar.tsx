import Ellipsis from 'lucide-react/icons/ellipsis';
import type { CurrentUser } from 'shared-api/contract';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { CountBadge } from 'shared-ui/Badge';
import { depth, theme } from 'shared-ui/theme';
import styled, { css } from 'styled-components';
import { MoreDialog } from './MoreDialog';
import { useEntries } from './useEntries';

/** Entries that stand in the bar itself; the others are behind «Ещё». */
const MAIN_ENTRIES = 5;

/** The menu of the main layout on narrow screens: five main entries and «Ещё». */
export function BottomBar({ user }: { user: CurrentUser }) {
  const entries = useEntries(user);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  return (
    <Root aria-label="Основное меню">
      {entries.slice(0, MAIN_ENTRIES).map(({ to, label, shortLabel, icon: Icon, badge }) => (
        <BarLink key={to} to={to} end={to === '/profile'} aria-label={badge ? `${label}: ${badge.count} ${badge.title}` : label}>
          <IconPlace>
            <Icon size={20} aria-hidden />
            {badge && <CountBadge count={badge.count} aria-hidden />}
          </IconPlace>
          <BarLabel aria-hidden>{shortLabel}</BarLabel>
        </BarLink>
      ))}
      <MoreButton type="button" aria-haspopup="dialog" onClick={() => setIsMoreOpen(true)}>
        <Ellipsis size={20} aria-hidden />
        <BarLabel>Ещё</BarLabel>
      </MoreButton>
      <MoreDialog user={user} entries={entries.slice(MAIN_ENTRIES)} isOpen={isMoreOpen} onClose={() => setIsMoreOpen(false)} />
    </Root>
  );
}

const Root = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${depth.sidebar};
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
`;

const place = css`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${theme.space(1)};
  min-height: ${theme.space(14)};
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.textMuted};
  font: inherit;
  text-decoration: none;
  cursor: pointer;

  &[aria-current='page'] {
    color: ${theme.color.accent};
  }
`;

const BarLink = styled(NavLink)`
  ${place}
`;

const MoreButton = styled.button`
  ${place}
`;

const IconPlace = styled.span`
  position: relative;
  display: grid;

  > :not(svg) {
    position: absolute;
    inset-block-end: 45%;
    inset-inline-start: 55%;
  }
`;

const BarLabel = styled.span`
  max-width: 100%;
  overflow: hidden;
  font-size: ${theme.text.xs};
  line-height: ${theme.line.heading};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
