import Calendar1 from '@lucide/icons/icons/calendar-1';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { Icon } from 'shared-ui/Icon';
import { entryStyle } from './entryStyle';

/** Leads participants to the day in the hall (DAY-01). */
export function TodayEntry() {
  return (
    <Root to={paths.today}>
      <Icon icon={Calendar1} size={20} />
      Сегодня
    </Root>
  );
}

const Root = styled(NavLink)`
  ${entryStyle}
`;
