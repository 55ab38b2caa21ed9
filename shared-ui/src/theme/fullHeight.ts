import { useLayoutEffect } from 'react';

/** In the styles of what holds a page: that page is as high as the window leaves it. */
export const fullHeight = 'html[data-page-height] &';

/** In the styles of what holds a page: the screen belongs to that page alone. Within `media.narrow`. */
export const wholeScreen = "html[data-page-height='screen'] &";

/**
 * The page is as high as the window leaves it, and its own parts scroll: its element has `height: 100%`. The layout gives it the room, by a mark of the
 * root: styles that search the page for one by `:has()` are asked again for each element that comes or goes.
 * @param isWholeScreen on a phone nothing of the layout stands beside it
 */
export function useFullHeight(isWholeScreen = false): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.pageHeight = isWholeScreen ? 'screen' : 'window';
    return () => {
      delete dataset.pageHeight;
    };
  }, [isWholeScreen]);
}
