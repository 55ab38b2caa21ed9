import type { PageName } from 'shared-api/federation';
import { placesOf } from '../federation/choose/places';
import { builtIn } from '../federation/registry/builtIn';
import { routeOf } from '../navigation/remoteRoutes';
import type { AppRoute } from '../navigation/routeTypes';
import { routes } from '../routes';
import type { PreloadTable } from './pagePreload';

const OWN_PAGE: PageName = 'mf_profile/OwnPage';

/** An optional parameter: the item that is selected in the page's list. */
const OPTIONAL_PART = /\/:\w+\?/g;

/**
 * Address patterns, each with the page that a logged-in user will most likely see there (prefetchPage.ts); the first
 * match counts. Without a selected item the page renders only its list: widgets of other remotes belong to the item.
 */
export const LIKELY_PAGES: PreloadTable['pages'] = [
  ...[...routes, ...placesOf(Object.entries(builtIn)).pages.map(routeOf)].flatMap(
    ({ path, ...route }): PreloadTable['pages'] => {
      const list = path.replace(OPTIONAL_PART, '');
      const whole = [patternOf(path.replaceAll('?', '')), pageOf(route)] as const;
      return list === path ? [whole] : [[patternOf(list), pageOf(route), 'alone'], whole];
    },
  ),
  ['', OWN_PAGE],
];

function pageOf({ access, page }: Omit<AppRoute, 'path'>): string | null {
  if (access === 'guest') return OWN_PAGE;
  return page.kind === 'remote' ? page.name : null;
}

function patternOf(path: string): string {
  return `^${path.replace(/:\w+/g, '[^/]+')}/?$`;
}
