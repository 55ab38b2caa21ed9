const WEB = ['http:', 'https:'];

/** A meeting's link as an address to follow; `undefined` when it is none, or is one that could run a script. */
export function meetingHref(link: string): string | undefined {
  return URL.canParse(link) && WEB.includes(new URL(link).protocol) ? link : undefined;
}
