import { useLayoutEffect } from 'react';

/** For styles of the layout: selector while a page of tables is shown. */
export const widePage = 'html[data-page-width] &';

/** Lets a page of tables fill up to 1,600 px; an attribute of the root element, as for `useFullHeight`. */
export function useWidePage(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.pageWidth = 'wide';
    return () => {
      delete dataset.pageWidth;
    };
  }, []);
}
