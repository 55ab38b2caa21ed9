import { css } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** Backdrop of a dialog at the right edge; it scrolls when the content is higher than the window. */
export const sideVeilStyle = css`
  place-items: start end;
  padding: 0;
`;

export const sideWindowStyle = css`
  max-width: 480px;
  min-height: 100dvh;
  border-width: 0 0 0 1px;
  border-radius: ${theme.radius.card} 0 0 ${theme.radius.card};
`;
