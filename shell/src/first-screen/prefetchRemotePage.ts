import { matchPath } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { prepareModule } from 'shared-ui/Widget';
import { getPlaces } from '../federation/choose/places';
import { remotes } from '../federation/remotes';

/** Prefetches the remote's page at an address; at others the own page, to which they redirect. */
export function prefetchRemotePage(pathname: string): void {
  const find = (address: string) => getPlaces().pages.find(({ path }) => matchPath(path, address));
  const page = find(pathname) ?? find(paths.profile);
  if (page) prepareModule(remotes, page.name).catch(() => {});
}
