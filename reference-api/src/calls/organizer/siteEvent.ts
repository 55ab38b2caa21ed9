import type { PushEvents } from '#platform/contract/types.ts';
import { ALL_CHANNEL } from '#platform/push/channelData.ts';
import type { PushEvent } from '#platform/push/withEvents.ts';

/** The push event that something for everybody has changed; clients read it again within 20 s. */
export const siteEvent = (what: PushEvents['site']['what']): PushEvent => ({
  channel: ALL_CHANNEL,
  event: 'site',
  data: { what },
});
