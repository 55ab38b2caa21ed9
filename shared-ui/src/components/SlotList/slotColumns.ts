import { css } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** Stands around slots, and measures the room that they have. */
export const slotFrameStyle = css`
  position: relative;
  min-width: 0;
  container: slots / inline-size;
`;

const SIX = '@container slots (min-width: 520px)';
const TWELVE = '@container slots (min-width: 960px)';

/** 12, 6 or 4 columns, so that whole and half hours keep together and no row is a stump. */
export const slotColumnsStyle = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space(2)};

  ${SIX} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }

  ${TWELVE} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

/** A slot's box. In 4 columns there is room for a time and an icon; wider, for a second line. */
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

/** An icon in a slot: smaller in 4 columns. */
export const slotIconStyle = css`
  flex: none;
  width: 14px;
  height: 14px;

  ${SIX} {
    width: 16px;
    height: 16px;
  }
`;

/** In 4 columns only: what the second line says wider. */
export const slotNarrowStyle = css`
  ${SIX} {
    display: none;
  }
`;

/** The second line; in 4 columns only screen readers have it. */
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
