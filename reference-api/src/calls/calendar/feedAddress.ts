import type { AppContext } from '#platform/http/context.ts';

/** Below /api, which fronts forward. */
export const FEED_PATH = '/api/calendar';

/** The address that calendars subscribe to. Its token is all that a reader needs. */
export const feedAddress = ({ publicUrl }: Pick<AppContext, 'publicUrl'>, token: string): { url: string } => ({
  url: `${publicUrl}${FEED_PATH}/${token}.ics`,
});
