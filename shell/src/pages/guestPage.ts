/** Brings the shell's pages that need no account, but the login page: whoever is logged in does without them. */
export const guestPage = { load: () => import(/* webpackChunkName: "guest-pages" */ './GuestPage') };
