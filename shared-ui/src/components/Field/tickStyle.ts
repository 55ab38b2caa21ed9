import { css } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

/** A label with a box or a dot to tick before its text: as high as a finger needs on narrow screens. */
export const tickLineStyle = css`
  align-items: flex-start;
  gap: ${theme.space(2)};
  padding-block: ${theme.space(1)};
  cursor: pointer;

  ${media.narrow} {
    min-height: ${theme.control.height};
    padding-block: ${theme.space(2.5)};
  }

  &:has(:disabled) {
    color: ${theme.color.textMuted};
    cursor: not-allowed;
  }
`;

/** The box or the dot itself, in the middle of the text's first line. */
export const tickStyle = css`
  flex: none;
  width: ${theme.space(4.5)};
  height: ${theme.space(4.5)};
  margin-top: calc((1lh - ${theme.space(4.5)}) / 2);
  accent-color: ${theme.color.accent};
  cursor: inherit;
`;
