import type { Owners } from '#platform/config/owners.ts';
import type { Database } from '#platform/database/database.ts';
import type { AppContext } from '#platform/http/context.ts';
import { escapeHtml } from '#platform/http/htmlPage.ts';
import type { QueuedJob } from '#platform/jobs/job.ts';
import { enqueueJob } from '#platform/jobs/jobRows.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';
import { RETRY_MS } from '#platform/mail/emailJob.ts';
import type { Deliver } from '#platform/mail/mail.ts';
import { findFigures } from './figures.ts';

const NAME = 'owner alert';
const AT_ONCE = 2;
const HOOK_TIMEOUT_MS = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** One alert per page, figure and build. */
const SLOW_RULE = { name: 'slow-alert', points: 1, windowMs: 30 * DAY_MS } satisfies LimitRule;

/** An alert for the owner of a remote, in English as all that teams read. */
interface OwnerAlert {
  /** Owner as in remote.json. */
  owner: string;
  subject: string;
  text: string;
}

/** Queues an alert; without an address of its owner it is dropped when its turn comes. */
export async function queueOwnerAlert(db: Database, key: string, alert: OwnerAlert, now: Date): Promise<void> {
  await enqueueJob(db, { name: NAME, key, payload: { ...alert } }, now);
}

/** Tells owners of remotes by e-mail, or by a POST of `{text}`, which Slack, Mattermost and others take. Retries as e-mails do. */
export function ownerAlertJob({ owners }: { owners: Owners }, deliver: Deliver): QueuedJob {
  return {
    kind: 'queued',
    name: NAME,
    atOnce: AT_ONCE,
    retryMs: RETRY_MS,
    async run({ id, payload }) {
      const { owner, subject, text } = payload as OwnerAlert;
      const address = owners.get(owner) ?? owners.get('*');
      if (address === undefined) return;
      if (/^https?:/.test(address)) await postText(address, `${subject}\n${text}`);
      else await deliver({ to: address, subject, text, html: `<p>${escapeHtml(text)}</p>` }, id);
    },
  };
}

/** Queues an alert for each page of a remote that became noticeably slower with its newest build. */
export async function alertOfSlowPages(
  { db, clock, limiter, publicUrl }: Pick<AppContext, 'db' | 'clock' | 'limiter' | 'publicUrl'>,
  ownerOf: (remote: string) => string | undefined,
): Promise<void> {
  for (const { page, figure, builds, is_worse } of await findFigures(db, undefined)) {
    const [newest, former] = builds;
    const [remote = ''] = page?.split('/') ?? [];
    const owner = ownerOf(remote);
    if (!newest || !former || !is_worse || owner === undefined) continue;
    if ((await limiter.take(SLOW_RULE, `${page} ${figure} ${newest.build}`)) !== undefined) continue;
    const text = `${figure} of ${page}: ${Math.round(newest.p75)} with the build ${newest.build}, ${Math.round(former.p75)} with ${former.build} (75th percentile). Look at ${publicUrl}/doctor.`;
    const alert = { owner, subject: `${page} became slower`, text };
    await queueOwnerAlert(db, `${page} ${figure} ${newest.build}`, alert, clock.now());
  }
}

async function postText(address: string, text: string): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
    signal: AbortSignal.timeout(HOOK_TIMEOUT_MS),
    redirect: 'error',
  }).catch((error: unknown) => {
    // Without the address, which is a secret.
    throw new Error(`The webhook does not answer: ${error instanceof Error ? error.name : 'Error'}`);
  });
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}.`);
}
