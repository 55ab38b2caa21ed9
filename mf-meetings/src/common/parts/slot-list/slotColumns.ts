import { css } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** Container around the slots, for their container queries. */
export const slotFrameStyle = css`
  position: relative;
  min-width: 0;
  container: slots / inline-size;
`;

// In rem: larger text leaves room for fewer columns.
const FOUR = '@container slots (min-width: 16rem)';
const SIX = '@container slots (min-width: 32.5rem)';
const TWELVE = '@container slots (min-width: 60rem)';

/** 12, 6, 4 or, with large text, 2 columns: full and half hours stay in pairs, and rows are full. */
export const slotColumnsStyle = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space(2)};

  ${FOUR} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  ${SIX} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }

  ${TWELVE} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

/** Box of a slot. In up to 4 columns it has room for a time and an icon; from 6 on also for a second line. */
export const slotBoxStyle = css`
  display: flex;
  align-content: center;
  align-items: center;
  justify-content: center;
  gap: 0 2px;
  min-width: 0;
  padding: 0 ${theme.space(1)};
  overflow: hidden;
  border: 1px solid;
  border-radius: ${theme.radius.control};
  font-size: ${theme.text.s};
  line-height: ${theme.line.heading};
  text-align: start;
  white-space: nowrap;

  ${SIX} {
    flex-wrap: wrap;
    justify-content: flex-start;
    gap: 0 ${theme.space(1)};
    padding-inline: ${theme.space(2)};
  }
`;

/** Icon of a slot: smaller in up to 4 columns. */
export const slotIconStyle = css`
  flex: none;
  width: 14px;
  height: 14px;

  ${SIX} {
    width: 16px;
    height: 16px;
  }
`;

/** Visible in up to 4 columns only, in place of the second line. */
export const slotNarrowStyle = css`
  ${SIX} {
    display: none;
  }
`;

/** Second line; visually hidden in up to 4 columns. */
export const slotSecondLineStyle = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  font-size: ${theme.text.xs};

  ${SIX} {
    position: static;
    flex: 0 0 100%;
    width: auto;
    height: auto;
    clip-path: none;
    text-overflow: ellipsis;
  }
`;
