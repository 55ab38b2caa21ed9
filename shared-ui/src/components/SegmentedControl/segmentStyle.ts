import { css } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

/** Frame around two or three choices; full width on phones. */
export const segmentFrameStyle = css`
  display: inline-flex;
  max-width: 100%;
  border-radius: ${theme.radius.control};
  background: ${theme.color.neutralSoft};
  box-shadow: inset 0 0 0 1px ${theme.color.border};

  ${media.phone} {
    display: flex;
    width: 100%;
  }
`;

/** One choice, as high as the frame to enlarge its touch target; raised while active. */
export const segmentStyle = css`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  gap: ${theme.space(1)};
  isolation: isolate;
  min-width: 0;
  min-height: ${theme.control.height};
  padding: 0 ${theme.space(4)};
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.line.heading};
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  &::before {
    content: '';
    position: absolute;
    inset: 4px;
    z-index: -1;
    border-radius: 4px;
  }

  &:hover,
  &:is([data-chosen], [aria-current]) {
    color: ${theme.color.text};
  }

  &:is([data-chosen], [aria-current])::before {
    background: ${theme.color.surface};
    box-shadow: 0 0 0 1px ${theme.color.controlBorder};
  }

  ${media.phone} {
    padding-inline: ${theme.space(2)};
  }
`;
