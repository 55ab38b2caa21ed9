import { css } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** Side of the picture, in px. */
export const COMPANY_CARD_AVATAR_SIZE = 56;

/**
 * The box of a card and of its skeleton; what stands last stays at the bottom of a row of unlike cards. The parts of a card are plain
 * elements that this styles: fifty cards change at once when a page is turned, and each styled component takes its time.
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
  /* What changes in one card is painted there alone: the others are taken as they were. */
  contain: layout style;

  dl {
    display: grid;
  }

  dl > div {
    display: grid;
    grid-template-columns: ${theme.space(29)} minmax(0, 1fr);
    gap: ${theme.space(2)};
    font-size: ${theme.text.s};
    line-height: ${theme.space(5)};
  }

  dt,
  dd[data-missing] {
    color: ${theme.color.textMuted};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;
