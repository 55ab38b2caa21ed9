import CircleQuestionMark from '@lucide/icons/icons/circle-question-mark';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { Icon } from 'shared-ui/Icon';
import { entryStyle } from './entryStyle';

/** Leads participants to «Помощь», beside the specification's entries (FIRST-03). */
export function HelpEntry() {
  return (
    <Root to={paths.help}>
      <Icon icon={CircleQuestionMark} size={20} />
      Помощь
    </Root>
  );
}

const Root = styled(NavLink)`
  ${entryStyle}
`;
