import CircleQuestionMark from '@lucide/icons/icons/circle-question-mark';
import ScrollText from '@lucide/icons/icons/scroll-text';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { Icon } from 'shared-ui/Icon';
import { entryStyle } from './entryStyle';

const ENTRIES = {
  /** For participants (FIRST-03). */
  help: { to: paths.help, icon: CircleQuestionMark, title: 'Помощь' },
  /** For administrators: the reports of browsers. */
  reports: { to: paths.reports, icon: ScrollText, title: 'Отчёты' },
};

/** A link of the menu beside the specification's entries (SIDE-01). */
export function ExtraEntry({ of }: { of: keyof typeof ENTRIES }) {
  const { to, icon, title } = ENTRIES[of];
  return (
    <Root to={to}>
      <Icon icon={icon} size={20} />
      {title}
    </Root>
  );
}

const Root = styled(NavLink)`
  ${entryStyle}
`;
