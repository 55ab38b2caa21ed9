import { css } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** Size in px; half of a handle is outside the frame. */
const HANDLE = 14;

/**
 * Styles for react-image-crop. Its own style sheet would require code for loading CSS on demand in the host, which would slow down
 * the first screen.
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

    /* Touch target around the visible handle. */
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

  /* A fixed aspect is resized by corners only. */
  .ReactCrop--fixed-aspect {
    .ReactCrop__drag-bar,
    .ReactCrop__drag-handle:is(.ord-n, .ord-e, .ord-s, .ord-w) {
      display: none;
    }
  }
`;
