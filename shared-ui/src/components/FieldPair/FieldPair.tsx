import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

/** Two fields that belong together beside each other, on phones one below the other. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space(4)};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
