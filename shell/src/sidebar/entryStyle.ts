import { css } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

export const entryStyle = css`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  min-height: ${theme.control.height};
  padding: ${theme.space(2)} ${theme.space(3)};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text};
  text-decoration: none;

  svg {
    flex: none;
    color: ${theme.color.textMuted};
  }

  &[aria-current='page'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
    font-weight: ${theme.weight.medium};

    svg {
      color: inherit;
    }
  }

  ${media.hover} {
    &:hover:not([aria-current='page']) {
      background: ${theme.color.sunken};
    }
  }
`;
