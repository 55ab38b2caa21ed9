import { eq } from 'drizzle-orm';
import { pushSubscriptions } from '#platform/database/schema.ts';
import type { AppContext } from '#platform/http/context.ts';
import type { QueuedJob } from '#platform/jobs/job.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';
import type { PushMessage, WebPush } from '#platform/web-push/webPush.ts';
import { countUnseen } from '../chats/chatList.ts';
import { countOpen } from '../invitations/openInvitations.ts';
import { holdPush, WEB_PUSH, type PushTask } from '../notices/queuePush.ts';
import { gatherItems } from './gatherItems.ts';
import { nightItem, toPushMessage, type PushItem } from './pushItems.ts';
import { findTarget, type Target } from './pushTargets.ts';

/** Workers only wait for answers, and a service that hangs takes few of them. */
const AT_ONCE = 16;
const RETRY_MS = [10_000, 60_000, 600_000];
const LINE = { name: 'web-push-line', points: 1, windowMs: 24 * 60 * 60 * 1000 } satisfies LimitRule;

/** The push service knows the endpoint no longer, or not with this server's keys. */
const GONE = [403, 404, 410];
const BUSY = 429;

type Means = Pick<AppContext, 'db' | 'clock' | 'publicUrl' | 'limiter' | 'webPush'>;

/** The job that sends notices or messages to one browser. It retries for some minutes, then drops them. */
export function webPushJob(means: Means): QueuedJob {
  const { db, clock, webPush } = means;
  return {
    kind: 'queued',
    name: WEB_PUSH,
    atOnce: AT_ONCE,
    retryMs: RETRY_MS,
    async run({ payload, tries }, report) {
      const task = payload as PushTask;
      const target = webPush && (await findTarget(db, task.subscriptionId, clock.now()));
      if (!target) return;
      // `PUSH_HOSTS` may have become shorter.
      if (!webPush.accepts(target.endpoint)) return forget(target.id);
      const { items, held } = await gatherItems(means, target, task, tries === 1);
      const [item = undefined, ...more] = items;
      const message = item && (await writeMessage(means, target, more.length > 0 ? nightItem(items.length) : item));
      const isGone =
        message && (await deliver(means, webPush, { target, message, isLast: tries > RETRY_MS.length }, report));
      if (isGone) return forget(target.id);
      return held && ((tx) => holdPush(tx, held.task, held.until));
    },
  };
}

const forget = (id: number) => async (tx: AppContext['db']) =>
  void (await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id)));

async function writeMessage({ db, clock, publicUrl }: Means, target: Target, item: PushItem): Promise<PushMessage> {
  const badge = (await countOpen(db, target.user_id, clock.now())) + (await countUnseen(db, target.user_id));
  return toPushMessage(item, { isTextHidden: target.hide_text, badge, publicUrl });
}

/**
 * @returns whether the browser is gone
 * @throws Error to be called again, unless this was the last try
 */
async function deliver(
  { limiter }: Means,
  webPush: WebPush,
  { target, message, isLast }: { target: Target; message: PushMessage; isLast: boolean },
  report: (line: string) => void,
): Promise<boolean> {
  const warn = async (problem: string) => {
    if ((await limiter.take(LINE, problem)) === undefined) report(`Web push: ${problem}`);
  };
  // Without the rest of the endpoint, which is a secret.
  const { host } = new URL(target.endpoint);
  try {
    const status = await webPush.send(target, message);
    if (status === BUSY || status >= 500) throw new Error(`${host} answers ${status}.`);
    if (status === 403) await warn(`${host} refuses the keys or VAPID_SUBJECT (403); its browsers are forgotten.`);
    else if (status >= 300 && !GONE.includes(status))
      await warn(`${host} answers ${status}; such messages are dropped.`);
    return GONE.includes(status);
  } catch (error) {
    if (!isLast) throw error;
    await warn(`${host} fails; messages that it refuses for 12 minutes are dropped.`);
    return false;
  }
}
