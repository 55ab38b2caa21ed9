import { useLayoutEffect } from 'react';

/** For styles of the layout: selector while the page fills the height of the window. */
export const fullHeight = 'html[data-page-height] &';

/** For styles of the layout, within `media.narrow`: selector while the page has the whole screen. */
export const wholeScreen = "html[data-page-height='screen'] &";

/**
 * Lets a page fill the height of the window and scroll its own parts; the page's element needs `height: 100%`. The layout reacts to
 * an attribute of the root element, because browsers re-evaluate a `:has()` selector for every element added or removed.
 * @param isWholeScreen on phones the page takes the whole screen, without the layout's bars
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
