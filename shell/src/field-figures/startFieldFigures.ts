import { whenDrawn } from '../layouts/whenDrawn';
import { recordVisits, routeOf } from './visits';

/**
 * Starts measuring page performance for real users (docs/deploying.md). The code for it is fetched after the first page
 * has rendered with all its data; failures are ignored.
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
    const page = visit && routeOf(visit)?.page;
    if (visit?.drawn || (page && page.kind !== 'remote')) begin();
    else log.onDrawn = begin;
  };
  if (document.readyState === 'complete') handleLoad();
  else window.addEventListener('load', handleLoad, { once: true });
}
