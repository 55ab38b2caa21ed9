import { css } from 'styled-components';
import { media, theme } from 'shared-ui/theme';
import { slotFace } from '../SlotList/slotFace';

/**
 * The look of a grid's slots, by attribute and from the grid: hundreds of slots that change at once keep their class. What a
 * selection changes is only painted (no weight, no size), and nothing of it is inherited, or the browser would lay out the whole grid
 * and style all that stands in it with every step of a drag.
 */
export const slotGridStyle = css`
  > button {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space(1)};
    min-width: 0;
    min-height: ${theme.control.height};
    padding: ${theme.space(1)} ${theme.space(2)};
    border: 1px solid;
    border-radius: ${theme.radius.control};
    font-size: ${theme.text.s};
    text-align: start;
    cursor: pointer;
  }

  > [data-status='AVAILABLE'] {
    ${slotFace.AVAILABLE}
  }

  > [data-status='BLOCKED'] {
    ${slotFace.BLOCKED}
  }

  > [data-status='ASSIGNED'] {
    ${slotFace.ASSIGNED}
  }

  /* A ring of two pixels, the border being the first: the selection shows beside the colours of every status. */
  > [aria-pressed='true'] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    box-shadow: inset 0 0 0 1px ${theme.color.accent};
  }

  > button:focus-visible {
    outline-offset: 2px;
  }

  > [aria-disabled='true'] {
    cursor: default;
  }

  /* Free, yet past or being saved. */
  > [data-status='AVAILABLE'][aria-disabled='true'] {
    opacity: 0.6;
  }

  ${media.hover} {
    > button:hover:not([aria-disabled='true']) {
      border-color: ${theme.color.accent};
    }
  }
`;
