import LogOut from '@lucide/icons/icons/log-out';
import { styled } from 'styled-components';
import { Icon } from 'shared-ui/Icon';
import { LogoutLink } from '../session/LogoutLink';
import { entryStyle } from './entryStyle';

export function LogoutEntry() {
  return (
    <Root>
      <Icon icon={LogOut} size={20} />
      Выйти
    </Root>
  );
}

const Root = styled(LogoutLink)`
  ${entryStyle}
`;
