import { whenDrawn } from '../whenDrawn';
import { recordVisits } from './visits';

/**
 * Measures how quick pages are for those who use them (docs/deploying.md). What that takes is fetched when the first page stands on the screen
 * with all that it asked for; what fails of it fails silently.
 */
export function startFieldFigures(): void {
  const log = recordVisits();
  const begin = () => {
    log.onDrawn = () => {};
    whenDrawn(document.documentElement, () => {
      import(/* webpackChunkName: "field-figures" */ './measureFigures')
        .then(({ measureFigures }) => measureFigures(log))
        .catch(log.stop);
    });
  };
  const handleLoad = () => {
    const visit = log.visits.at(-1);
    if (visit?.drawn || visit?.route?.page.kind !== 'remote') begin();
    else log.onDrawn = begin;
  };
  if (document.readyState === 'complete') handleLoad();
  else window.addEventListener('load', handleLoad, { once: true });
}
