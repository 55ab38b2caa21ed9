/** Addresses of all pages (specification, section 2), for links, redirects and the shell's route table. */
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
  /** An address of the server, not a page: ends the session. */
  logout: '/api/auth/logout',
} as const;
