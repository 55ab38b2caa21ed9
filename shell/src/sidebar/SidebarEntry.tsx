import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { CountBadge } from 'shared-ui/Badge';
import { Icon } from 'shared-ui/Icon';
import { preloadExposed } from '../federation/loadExposed';
import { entryStyle } from './entryStyle';
import type { Entry } from './useEntries';

/** An entry of the sidebar; hover or focus prefetches its page. */
export function SidebarEntry({ entry }: { entry: Entry }) {
  const { to, isExact, label, icon, badge, page } = entry;
  const preload = () => preloadExposed(page);
  return (
    <EntryLink to={to} end={isExact} aria-label={badge?.name} onPointerEnter={preload} onFocus={preload}>
      <Icon icon={icon} size={20} />
      <Label>{label}</Label>
      {badge && <CountBadge count={badge.count} cap={badge.cap} />}
    </EntryLink>
  );
}

const EntryLink = styled(NavLink)`
  ${entryStyle}
`;

const Label = styled.span`
  flex: 1;
  min-width: 0;
`;
