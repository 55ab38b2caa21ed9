import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

/** Two cards side by side, on narrow screens below each other. */
export const OverviewPair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space(4)};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
