import { paths } from 'shared-api/paths';
import type { AppRoute } from '../navigation/routeTypes';

// They load like the guest pages: outside of the first screen and of all remotes.

/** The routes of `/doctor`. Whom it is open to is a matter of the configuration; the reports are for administrators. */
export const doctorRoutes: readonly AppRoute[] = [
  {
    path: '/doctor',
    access: 'login',
    layout: 'main',
    title: 'Состояние разделов',
    page: {
      kind: 'guest',
      loader: {
        load: async () => ({ GuestPages: (await import(/* webpackChunkName: "doctor" */ './DoctorPage')).DoctorPage }),
      },
    },
  },
  {
    path: paths.reports,
    access: 'administrator',
    layout: 'main',
    title: 'Сбои и скорость страниц',
    page: {
      kind: 'guest',
      loader: {
        load: async () => ({
          GuestPages: (await import(/* webpackChunkName: "doctor" */ './ReportsPage')).ReportsPage,
        }),
      },
    },
  },
];
