import { css } from 'styled-components';
import { media } from './media';

/** An edge in contrast themes for a soft background without a border; no outline, which marks the focus. */
export const contrastEdge = css`
  ${media.forcedColors} {
    box-shadow: inset 0 0 0 1px;
  }
`;
