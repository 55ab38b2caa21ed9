/** The address of every page (specification, section 2). Links, redirects and the shell's route table all take it from here. */
export const paths = {
  login: '/login',
  signup: '/signup',
  registerCompany: '/register/company',
  registerFiles: '/register/files',
  registerMeetings: '/register/meetings',
  passwordReset: '/password_reset',
  profile: '/profile',
  profileEdit: '/profile/edit',
  participant: (userId: number) => `/profile/${userId}`,
  catalog: '/catalog',
  invitations: '/invitations',
  meetings: '/meetings',
  messages: '/messages',
  chatWith: (userId: number) => `/messages/${userId}`,
  news: '/news',
  sending: '/sending',
  previewCatalog: '/preview/catalog',
  previewProfile: '/preview/profile',
  block: '/block',
  /** A link to the server, not a page: ends the session. */
  logout: '/api/auth/logout',
} as const;
