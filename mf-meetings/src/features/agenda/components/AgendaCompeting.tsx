import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import { styled } from 'styled-components';
import { Icon } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

interface AgendaCompetingProps {
  count: number;
}

/** Warns below invitations for one slot that only one of them can be accepted. */
export function AgendaCompeting({ count }: AgendaCompetingProps) {
  return (
    <Line>
      <Icon icon={TriangleAlert} size={16} />
      {texts.competing(count)}
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  padding: 0 0 ${theme.space(3)} ${theme.space(19)};
  color: ${theme.color.warning};
  font-size: ${theme.text.s};
`;
