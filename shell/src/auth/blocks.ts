import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** The heading of a page in the empty layout. */
export const Title = styled.h1`
  font-size: ${theme.text.xl};
`;

/** A sentence below the heading. */
export const Lead = styled.p`
  margin: ${theme.space(1)} 0 ${theme.space(6)};
  color: ${theme.color.textMuted};
`;

/** Where else one can go from here, below a hairline. */
export const Foot = styled.p`
  margin-top: ${theme.space(6)};
  padding-top: ${theme.space(4)};
  border-top: 1px solid ${theme.color.border};
  font-size: ${theme.text.s};
  text-align: center;

  a {
    padding-block: ${theme.space(3)};
  }
`;
