import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { CountBadge } from 'shared-ui/Badge';
import { preloadExposed } from '../federation/loadExposed';
import { entryStyle } from './entryStyle';
import type { Entry } from './useEntries';

/** One entry of the sidebar. A pointer or the focus on it begins to fetch the page. */
export function SidebarEntry({ entry }: { entry: Entry }) {
  const { to, label, icon: Icon, badge, page } = entry;
  const preload = () => preloadExposed(page);
  return (
    <EntryLink to={to} end={to === paths.profile} aria-label={badge?.name} onPointerEnter={preload} onFocus={preload}>
      <Icon size={20} aria-hidden />
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
