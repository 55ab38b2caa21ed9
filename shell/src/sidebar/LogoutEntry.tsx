import LogOut from 'lucide-react/icons/log-out';
import { styled } from 'styled-components';
import { LogoutLink } from '../components/LogoutLink';
import { entryStyle } from './entryStyle';

/** The way out, looking like an entry of the menu. */
export function LogoutEntry() {
  return (
    <Root>
      <LogOut size={20} aria-hidden />
      Выйти
    </Root>
  );
}

const Root = styled(LogoutLink)`
  ${entryStyle}
`;
