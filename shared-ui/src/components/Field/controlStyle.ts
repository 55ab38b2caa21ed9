import { css } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

/** Style shared by text fields, selects and text areas. */
export const controlStyle = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: ${theme.control.height};
  padding: ${theme.space(1.5)} ${theme.space(3)};
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  font-size: ${theme.text.body};
  line-height: ${theme.line.text};
  text-overflow: ellipsis;

  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }

  &:focus-visible {
    border-color: ${theme.color.accent};
    outline-offset: -1px;
  }

  &:is([aria-invalid='true'], [data-invalid]) {
    border-color: ${theme.color.danger};

    ${media.forcedColors} {
      box-shadow: inset 0 0 0 2px;
    }
  }

  &[aria-invalid='true']:focus-visible {
    outline-color: ${theme.color.danger};
  }

  &:disabled {
    border-color: ${theme.color.border};
    background: ${theme.color.neutralSoft};
    color: ${theme.color.textMuted};
    cursor: not-allowed;

    ${media.forcedColors} {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
