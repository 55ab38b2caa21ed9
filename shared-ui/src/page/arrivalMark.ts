import { css, keyframes } from 'styled-components';
import { query, theme } from 'shared-ui/theme';

const tint = keyframes`
  from, 87% {
    background: ${theme.color.accentSoft};
  }
`;

const frame = keyframes`
  from, to {
    outline: 2px solid ${theme.color.accent};
  }
`;

/** Marks what the address names: a tint for 1.2 s that fades, or a static outline with reduced motion and in contrast themes. */
export const arrivalMark = css`
  animation: ${tint} 1.38s;

  @media ${query.reducedMotion}, ${query.forcedColors} {
    animation: ${frame} 1.2s;
  }
`;
