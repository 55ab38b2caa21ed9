import { css } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** Half a handle stands outside of the frame. */
const HANDLE = 14;

/**
 * How react-image-crop looks. Its own sheet is left out: the host would have to be able to fetch styles later, which the first screen
 * would pay for.
 */
export const cropStyle = css`
  .ReactCrop {
    position: relative;
    display: inline-block;
    max-width: 100%;
    vertical-align: top;
  }

  .ReactCrop__child-wrapper > canvas {
    display: block;
    max-width: 100%;
    max-height: min(360px, 45dvh);
  }

  .ReactCrop__crop-mask {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }

  .ReactCrop__crop-selection {
    position: absolute;
    outline: 2px solid ${theme.color.surface};
    outline-offset: -1px;
    cursor: move;
    touch-action: none;

    &:focus-visible {
      outline: 3px solid ${theme.color.accent};
    }
  }

  .ReactCrop__drag-handle {
    position: absolute;
    width: ${HANDLE}px;
    height: ${HANDLE}px;
    translate: -50% -50%;
    border: 2px solid ${theme.color.surface};
    border-radius: ${theme.radius.round};
    background: ${theme.color.accent};

    /* A finger's room around what is seen. */
    &::after {
      content: '';
      position: absolute;
      inset: -17px;
    }

    &:focus-visible {
      outline: 3px solid ${theme.color.accent};
      outline-offset: 2px;
    }
  }

  .ReactCrop__drag-bar {
    position: absolute;
    translate: -50% -50%;

    &.ord-n,
    &.ord-s {
      width: 100%;
      height: 6px;
    }

    &.ord-e,
    &.ord-w {
      width: 6px;
      height: 100%;
    }
  }

  .ord-n {
    inset: 0 auto auto 50%;
    cursor: n-resize;
  }

  .ord-e {
    inset: 50% auto auto 100%;
    cursor: e-resize;
  }

  .ord-s {
    inset: 100% auto auto 50%;
    cursor: s-resize;
  }

  .ord-w {
    inset: 50% auto auto 0;
    cursor: w-resize;
  }

  .ord-nw {
    inset: 0 auto auto 0;
    cursor: nw-resize;
  }

  .ord-ne {
    inset: 0 auto auto 100%;
    cursor: ne-resize;
  }

  .ord-se {
    inset: 100% auto auto 100%;
    cursor: se-resize;
  }

  .ord-sw {
    inset: 100% auto auto 0;
    cursor: sw-resize;
  }

  /* A frame of one shape is taken by its corners. */
  .ReactCrop--fixed-aspect {
    .ReactCrop__drag-bar,
    .ReactCrop__drag-handle:is(.ord-n, .ord-e, .ord-s, .ord-w) {
      display: none;
    }
  }
`;
