import { Separator } from '@radix-ui/react-dropdown-menu';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** A line between groups of items in a `Menu`. */
export function MenuSeparator() {
  return <Line />;
}

const Line = styled(Separator)`
  height: 1px;
  margin: ${theme.space(1)} ${theme.space(2)};
  background: ${theme.color.border};
`;
