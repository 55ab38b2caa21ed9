import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

/** Two related fields in one row; stacked on phones. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space(4)};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
