import { paths } from 'shared-api/paths';
import type { AppRoute } from '../navigation/routeTypes';

/** `/help`: loads like the guest pages, outside of the first screen and of all remotes. */
export const helpRoute: AppRoute = {
  path: paths.help,
  access: 'login',
  layout: 'main',
  title: 'Помощь',
  page: {
    kind: 'guest',
    loader: {
      load: async () => ({ GuestPages: (await import(/* webpackChunkName: "help" */ './HelpPage')).HelpPage }),
    },
  },
};
