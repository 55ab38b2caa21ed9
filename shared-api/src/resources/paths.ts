/**
 * Addresses of the pages in the specification, for links, redirects and the shell's route table. They go live with the
 * shell; the address of any other page is in its remote's remote.json.
 */
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
  /** The row of one invitation. */
  invitation: (invitationId: number) => `/invitations?invitation=${invitationId}`,
  /** The day in the hall: the next meeting, requests, tomorrow. */
  today: '/today',
  /** The companies that want to meet each other. */
  mutual: '/invitations#mutual',
  meetings: '/meetings',
  meetingDay: (date: string) => `/meetings?date=${date}`,
  /** The row of one meeting; the page finds it when it has moved or was cancelled. */
  meeting: (date: string, meetingId: number) => `/meetings?date=${date}&meeting=${meetingId}`,
  /** Who could fill a slot that fell free. */
  opening: (date: string, point: string) => `/meetings?date=${date}&free=${point}`,
  messages: '/messages',
  chatWith: (userId: number) => `/messages/${userId}`,
  news: '/news',
  newsPost: (postId: number) => `/news?post=${postId}`,
  /** An organizer's broadcast, by the id of its notice. */
  broadcastMessage: (noticeId: number) => `/news/broadcast?id=${noticeId}`,
  sending: '/sending',
  /** Start page of administrators, if the deployment has it. */
  organizer: '/organizer',
  previewCatalog: '/preview/catalog',
  previewProfile: '/preview/profile',
  block: '/block',
  /** Failures and speed of builds, for administrators. */
  reports: '/doctor/reports',
  /** The event, contacts, rules and how everything works. */
  help: '/help',
  /** An address of the server, not a page: ends the session. */
  logout: '/api/auth/logout',
} as const;

/** The largest id that the server accepts (openapi.yaml). */
const LARGEST_ID = 2_147_483_647;

/** Parses an id, or the number of a page, from an address; `undefined` for a missing or impossible one. */
export function parseId(text: string | null | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= LARGEST_ID ? id : undefined;
}

/** @deprecated Since 0.5.0, for remotes of 0.4: `parseId`. */
export function parseUserId(text: string | null | undefined): number | undefined {
  return parseId(text);
}
