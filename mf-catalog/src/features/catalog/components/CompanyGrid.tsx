import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** Cards beside each other, as many as fit: one on a phone. */
export const CompanyGrid = styled.ul<{ $isDimmed?: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${theme.space(4)};
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};
  transition: opacity ${theme.motion.fast};
`;
