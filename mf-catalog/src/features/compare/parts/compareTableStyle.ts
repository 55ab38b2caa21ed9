import { css } from 'styled-components';
import { depth, media, theme } from 'shared-ui/theme';

/** Table with hairline rows; row headings stay visible while the columns scroll. */
export const compareTableStyle = css`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${theme.text.s};

  th,
  td {
    min-width: 160px;
    max-width: 260px;
    padding: ${theme.space(2)} ${theme.space(3)};
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: top;
  }

  thead th {
    font-size: ${theme.text.body};
    font-weight: ${theme.weight.medium};

    ${media.narrow} {
      > a {
        display: inline-flex;
        align-items: center;
        min-height: ${theme.control.height};
      }
    }
  }

  tbody th,
  thead td {
    position: sticky;
    left: 0;
    z-index: ${depth.raised};
    width: 144px;
    min-width: 144px;
    background: ${theme.color.sunken};
    color: ${theme.color.textMuted};
    font-weight: ${theme.weight.regular};
  }

  tbody > tr > * {
    border-top: 1px solid ${theme.color.border};
  }
`;
