import { css, keyframes } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

const riseFromBelow = keyframes`
  from {
    opacity: 0;
    transform: translateY(16px);
  }
`;

/** The veil around a sheet: nothing scrolls but the sheet's body. */
export const sheetVeilStyle = css`
  ${media.narrow} {
    place-items: end stretch;
    padding: 0;
    overflow: hidden;
  }
`;

/** The sheet itself: at the bottom of a narrow window, over its whole width, as high as it needs or as the window allows. */
export const sheetWindowStyle = css<{ $isTall: boolean }>`
  ${media.narrow} {
    display: flex;
    flex-direction: column;
    max-width: none;
    height: ${({ $isTall }) => ($isTall ? `calc(100dvh - ${theme.space(6)})` : 'auto')};
    max-height: ${({ $isTall }) => ($isTall ? 'none' : '92dvh')};
    padding: ${theme.space(3)} 0 0;
    border-width: 1px 0 0;
    border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
    animation-name: ${riseFromBelow};
  }
`;

/** Heading and description keep their distance from the edges themselves: the body between the edges scrolls. */
export const sheetHeadStyle = css`
  ${media.narrow} {
    flex: none;
    margin-inline: ${theme.space(4)};
  }
`;

/** What scrolls in a sheet; without a foot it ends above the phone's own bar. */
export const sheetBodyStyle = css<{ $isLast: boolean }>`
  ${media.narrow} {
    flex: 1 1 auto;
    min-height: 0;
    padding: ${theme.space(1)} ${theme.space(4)} ${theme.space(4)};
    ${({ $isLast }) => $isLast && `padding-bottom: calc(${theme.space(4)} + env(safe-area-inset-bottom));`}
    overflow-y: auto;
    overscroll-behavior: contain;
    outline-offset: -2px;
  }
`;

/** The buttons below a sheet's body, in one line that they share. */
export const sheetFootStyle = css`
  ${media.narrow} {
    flex: none;
    flex-direction: row;
    margin: 0;
    padding: ${theme.space(3)} ${theme.space(4)} calc(${theme.space(3)} + env(safe-area-inset-bottom));
    border-top: 1px solid ${theme.color.border};

    > button,
    > a {
      flex: 1 1 auto;
    }
  }
`;
