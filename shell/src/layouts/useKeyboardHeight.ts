import { useEffect } from 'react';

/** Smaller differences, in px, are browser bars or jitter. */
const LOWEST_KEYBOARD = 100;

/**
 * Sets `--keyboard-height` to the height of the on-screen keyboard where it covers the page (Safari), so that elements
 * at the bottom can stay above it. Other browsers resize the page themselves (`interactive-widget` in index.html).
 */
export function useKeyboardHeight(): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return undefined;
    const { style } = document.documentElement;
    const follow = () => {
      // A zoomed page also has a smaller visual viewport, without a keyboard.
      const hidden = visualViewport.scale > 1.01 ? 0 : window.innerHeight - visualViewport.height;
      style.setProperty('--keyboard-height', `${hidden < LOWEST_KEYBOARD ? 0 : Math.round(hidden)}px`);
    };
    visualViewport.addEventListener('resize', follow);
    return () => {
      visualViewport.removeEventListener('resize', follow);
      style.removeProperty('--keyboard-height');
    };
  }, []);
}
