import ScrollText from '@lucide/icons/icons/scroll-text';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { Icon } from 'shared-ui/Icon';
import { entryStyle } from './entryStyle';

/** Leads administrators to the reports of browsers. */
export function ReportsEntry() {
  return (
    <Root to={paths.reports}>
      <Icon icon={ScrollText} size={20} />
      Отчёты
    </Root>
  );
}

const Root = styled(NavLink)`
  ${entryStyle}
`;
