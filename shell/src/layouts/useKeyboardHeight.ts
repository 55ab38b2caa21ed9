import { useEffect } from 'react';

/** Less than that is the browser's own bars or a tremble, in px. */
const LOWEST_KEYBOARD = 100;

/**
 * Keeps `--keyboard-height` at the height of the phone's keyboard where that lies over the page (Safari): what sticks to the page's
 * bottom would lie below it. Other browsers make the page lower by themselves (`interactive-widget` of index.html).
 */
export function useKeyboardHeight(): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return undefined;
    const { style } = document.documentElement;
    const follow = () => {
      // A page that is zoomed in shows a part of itself without any keyboard.
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
