import ScrollText from '@lucide/icons/icons/scroll-text';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { Icon } from 'shared-ui/Icon';
import { entryStyle } from './entryStyle';

/** Leads administrators to the server's reports. */
export function ReportsEntry() {
  return (
    <Root href={paths.reports}>
      <Icon icon={ScrollText} size={20} />
      Отчёты
    </Root>
  );
}

const Root = styled.a`
  ${entryStyle}
`;
