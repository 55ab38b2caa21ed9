import { whenIdle } from 'shared-ui/whenIdle';
import { preloadExposed } from '../federation/loadExposed';
import { loadFonts } from '../first-screen/fonts';
import { preloadMainLayout } from '../layouts/Layout';

/**
 * Prefetches the own page while the user fills in the login form. Starts at the first idle moment after the form and
 * its fonts have loaded: on a slow connection these scripts would delay them.
 */
export function prepareNextScreen(): void {
  void loadFonts().then(() =>
    whenIdle(() => {
      void document.fonts.ready.then(() =>
        whenIdle(() => {
          preloadMainLayout();
          preloadExposed('mf_profile/OwnPage');
        }),
      );
    }),
  );
}
