import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** Grid of cards: two columns, or one on phones. Dimmed while other companies load. */
export const PickerGrid = styled.ul<{ $isDimmed?: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${theme.space(3)};
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};
  transition: opacity ${theme.motion.fast};
`;
