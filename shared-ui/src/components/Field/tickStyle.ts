import { css } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

/** Label of a checkbox or radio button; a full touch target on narrow screens. */
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

/** The box or dot, centred on the first line of the label. */
export const tickStyle = css`
  flex: none;
  width: ${theme.space(4.5)};
  height: ${theme.space(4.5)};
  margin-top: calc((1lh - ${theme.space(4.5)}) / 2);
  accent-color: ${theme.color.accent};
  cursor: inherit;
`;
