import { css } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** The soft violet of an accepting button is that of a selected row, on which it becomes the strong one. */
export const decisionOnSelected = css`
  [data-decision='accept'] {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
`;
