import type { AppContext } from '#platform/http/context.ts';
import type { RecurringJob } from '#platform/jobs/job.ts';
import { organize } from '#platform/journal/organize.ts';
import { announceNews, hasUnannounced } from './newsPosts.ts';

const EVERY_MS = 10_000;

/** The job that tells open pages of news whose time has come. */
export const timedNewsJob = (context: Pick<AppContext, 'db' | 'clock' | 'push'>): RecurringJob => ({
  kind: 'recurring',
  name: 'timed news',
  everyMs: EVERY_MS,
  onlyIf: hasUnannounced,
  run: () => organize(context, null, announceNews),
});
