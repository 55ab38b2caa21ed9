/** Brings what pages share, with the main layout: the login form does without it. */
export const inside = { load: () => import(/* webpackChunkName: "main-layout" */ './Inside') };
