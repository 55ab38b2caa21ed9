import { css } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

/** The frame around two or three choices; on phones as wide as the page gives it. */
export const segmentFrameStyle = css`
  display: inline-flex;
  max-width: 100%;
  padding: 3px;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.neutralSoft};

  ${media.phone} {
    display: flex;
    width: 100%;
  }
`;

/** One choice; `$isChosen` lifts it out of the frame. */
export const segmentStyle = css<{ $isChosen: boolean }>`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  gap: ${theme.space(1)};
  min-width: 0;
  min-height: calc(${theme.control.height} - 8px);
  padding: 0 ${theme.space(3)};
  border-radius: 4px;
  background: ${({ $isChosen }) => ($isChosen ? theme.color.surface : 'transparent')};
  box-shadow: ${({ $isChosen }) => ($isChosen ? `0 0 0 1px ${theme.color.controlBorder}` : 'none')};
  color: ${({ $isChosen }) => ($isChosen ? theme.color.text : theme.color.textMuted)};
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.line.heading};
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  /* The finger's 44 px reach over the frame. */
  &::after {
    content: '';
    position: absolute;
    inset: -4px 0;
  }

  &:hover {
    color: ${theme.color.text};
  }

  ${media.phone} {
    padding-inline: ${theme.space(2)};
  }
`;
