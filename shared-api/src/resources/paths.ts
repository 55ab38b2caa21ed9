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
  /** Start page of administrators, if the deployment has it. */
  organizer: '/organizer',
  previewCatalog: '/preview/catalog',
  previewProfile: '/preview/profile',
  block: '/block',
  /** An address of the server, not a page: reports for administrators. */
  reports: '/reports',
  /** An address of the server, not a page: ends the session. */
  logout: '/api/auth/logout',
} as const;

/** The largest id that the server accepts (openapi.yaml). */
const LARGEST_ID = 2_147_483_647;

/** Parses a user's id from an address; `undefined` for a missing or impossible id. */
export function parseUserId(text: string | null | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= LARGEST_ID ? id : undefined;
}
