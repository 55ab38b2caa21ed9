import { css, keyframes } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

const riseFromBelow = keyframes`
  from {
    opacity: 0;
    transform: translateY(16px);
  }
`;

/** In a low window, or with large text, heading and footer would leave no room for the body: the whole sheet scrolls. */
const LOW = '@container sheet (max-height: 30rem)';

/** Backdrop of a sheet; only the body of the sheet scrolls. */
export const sheetVeilStyle = css`
  ${media.narrow} {
    place-items: end stretch;
    padding: 0;
    overflow: hidden;
    container: sheet / size;
  }
`;

/** The sheet: at the bottom of a narrow window, full width, as high as its content up to the window's limit. */
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

    ${LOW} {
      overflow-y: auto;
      overscroll-behavior: contain;
    }
  }
`;

/** Heading and description have their own side margins: the body scrolls from edge to edge, so the sheet has no padding. */
export const sheetHeadStyle = css`
  ${media.narrow} {
    flex: none;
    margin-inline: ${theme.space(4)};
  }
`;

/** Scrolling body of a sheet; without a footer it ends above the phone's system bar. */
export const sheetBodyStyle = css<{ $isLast: boolean }>`
  ${media.narrow} {
    flex: 1 1 auto;
    min-height: 0;
    padding: ${theme.space(1)} ${theme.space(4)} ${theme.space(4)};
    ${({ $isLast }) => $isLast && `padding-bottom: calc(${theme.space(4)} + env(safe-area-inset-bottom));`}
    overflow-y: auto;
    overscroll-behavior: contain;
    outline-offset: -2px;

    ${LOW} {
      flex: none;
      overflow-y: visible;
    }
  }
`;

/** Footer of a sheet; the buttons share one row. */
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
