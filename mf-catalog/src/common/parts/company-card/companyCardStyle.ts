import { css } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** In px. */
export const COMPANY_CARD_AVATAR_SIZE = 56;

/**
 * The box of a card and of its skeleton; the last child stays at the bottom when cards in a row differ in height. Parts
 * of a card are plain elements styled here: fifty cards re-render when the page changes, and each styled component
 * costs time.
 */
export const companyCardStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(3)};
  min-width: 0;
  height: 100%;
  padding: ${theme.space(4)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  dl {
    display: grid;
  }

  dl > div {
    display: grid;
    grid-template-columns: ${theme.space(29)} minmax(0, 1fr);
    gap: ${theme.space(2)};
    font-size: ${theme.text.s};
    line-height: calc(20 / 14);
  }

  dt,
  dd[data-missing] {
    color: ${theme.color.textMuted};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;
