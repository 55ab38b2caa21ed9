import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

interface AgendaCompetingProps {
  /** How many requests want one slot. */
  count: number;
}

/** Says below requests for one slot that only one of them can be accepted. */
export function AgendaCompeting({ count }: AgendaCompetingProps) {
  return (
    <Line>
      <TriangleAlert size={16} aria-hidden />
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
