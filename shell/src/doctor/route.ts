import type { AppRoute } from '../navigation/routeTypes';

/** Loads like the guest pages: outside of the first screen and of all remotes. */
const load = async () => ({ GuestPages: (await import(/* webpackChunkName: "doctor" */ './DoctorPage')).DoctorPage });

/** The route of `/doctor`. */
export const doctor: AppRoute = {
  path: '/doctor',
  access: 'login',
  layout: 'main',
  title: 'Состояние разделов',
  page: { kind: 'guest', loader: { load } },
};
