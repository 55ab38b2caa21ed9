import { whenIdle } from 'shared-ui/whenIdle';
import { preloadExposed } from '../federation/loadExposed';
import { bringLetters } from '../first-screen/letters';
import { preloadMainLayout } from '../layouts/Layout';

/**
 * On the login page: fetches the own page while the person types. Waits for the first idle moment after the form was painted and for
 * its fonts, because on a slow line these scripts would hold them back.
 */
export function prepareNextScreen(): void {
  void bringLetters().then(() =>
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
