import { css } from 'styled-components';
import { media, theme } from 'shared-ui/theme';
import { slotBoxStyle } from '../SlotList/slotColumns';
import { slotFace } from '../SlotList/slotFace';

/** How high a slot is, whatever stands in it. */
export const SLOT_HEIGHT_PX = 48;

/**
 * The look of a grid's slots, by attribute and from the grid: hundreds of slots that change at once keep their class. What a
 * selection changes is only painted (no weight, no size), and nothing of it is inherited, or the browser would lay out the whole grid
 * and style all that stands in it with every step of a drag.
 */
export const slotGridStyle = css`
  > button {
    ${slotBoxStyle}
    height: ${SLOT_HEIGHT_PX}px;
    cursor: pointer;
  }

  > [data-face='free'] {
    ${slotFace.free}
    font-weight: ${theme.weight.bold};
  }

  > [data-face='possible'] {
    ${slotFace.possible}
  }

  > [data-face='clash'] {
    ${slotFace.clash}
  }

  > [data-face='pending'] {
    ${slotFace.pending}
  }

  > [data-face='meeting'] {
    ${slotFace.meeting}
  }

  > [data-face='taken'] {
    ${slotFace.taken}
  }

  > [data-face='blocked'] {
    ${slotFace.blocked}
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

  /* Past, or being saved; or free, yet not to be pressed. */
  > [data-disabled][aria-disabled='true'],
  > [data-face='free'][aria-disabled='true'] {
    opacity: 0.6;
  }

  ${media.hover} {
    > button:hover:not([aria-disabled='true']) {
      border-color: ${theme.color.accent};
    }
  }
`;
