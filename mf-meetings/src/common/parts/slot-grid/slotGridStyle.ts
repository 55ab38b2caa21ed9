import { css } from 'styled-components';
import { media, theme } from 'shared-ui/theme';
import { slotBoxStyle } from '../slot-list/slotColumns';
import { slotFace } from '../slot-list/slotFace';

/** Independent of the content, but not of the browser's font size. */
export const SLOT_HEIGHT = '3rem';

/**
 * Styles the slots by attribute, from the grid: hundreds of slots that change at once keep their class. A selection
 * changes only paint properties (no weight, no size) and no inherited ones; otherwise every step of a drag would lay
 * out the whole grid and restyle its contents.
 */
export const slotGridStyle = css`
  > button {
    ${slotBoxStyle}
    height: ${SLOT_HEIGHT};
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

  /* A ring of two px, made of border and inset shadow: it is visible on the colours of every status. */
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

  /* Past, being saved, or free but not selectable. */
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
