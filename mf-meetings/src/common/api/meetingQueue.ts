import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createClientId } from 'shared-api/client';
import { serverNow } from 'shared-api/clock';
import { createOutbox, tellLater, type OutboxResult } from 'shared-api/delivery/outbox';
import { paths } from 'shared-api/paths';
import { useQueryCache, type QueryCache } from 'shared-api/query';
import { keepFormDraft, readDraft } from 'shared-api/storage';
import { toast } from 'shared-ui/toast';
import { companyOf, partnerOf, replace, subjectId, type MeetingWrite, type QueuedWrite } from '#domain/queuedWrite';
import { reasonOf, texts } from '#domain/queueTexts';
import { resultDraft } from '#domain/result';
import { createOwnOutbox } from './createOwnOutbox';
import { explainRefusal } from './explainRefusal';
import { sendWrite } from './sendWrite';
import { rereadAfter, showWrite } from './showWrite';

/** The outbox of an account's writes about meetings: toast and bell tell the result of those that waited. */
function createMeetingQueue(account: number, cache: QueryCache) {
  const outbox = createOutbox<QueuedWrite, QueuedWrite>({
    name: 'meetings',
    account,
    failsAtOnce: true,
    async send(userId, clientId, list) {
      const write = list.find(userId, clientId);
      if (write) await sendWrite(write);
      return write;
    },
    onDelivered: (_userId, write) => showWrite(cache, write),
    onDeliveredLater: (write) => tell(write, texts.sent(write), 'success'),
    onRefused: (_userId, write) => rereadAfter(cache, write),
    onRefusedLater: (write, error) => void tellRefusal(write, error),
  });
  const { list } = outbox;
  /** Writes whose first attempt is under way, behind a busy button. */
  const tried = new Set<string>();

  function tell(write: QueuedWrite, text: string, kind: 'success' | 'danger'): void {
    toast[kind](text);
    tellLater(account, { text, href: hrefOf(write) });
  }

  async function tellRefusal(write: QueuedWrite, error: unknown): Promise<void> {
    const why = await explainRefusal(write, error);
    if (why === undefined) return tell(write, texts.sent(write), 'success');
    keepTyped(write);
    tell(write, texts.about(companyOf(write), why + reasonOf(write)), 'danger');
  }

  function takeBack(write: QueuedWrite): void {
    outbox.remove(partnerOf(write), new Set([write.clientId]));
  }

  const findQueued = ({ kind }: Pick<MeetingWrite, 'kind'>, userId: number, subject: number | undefined) =>
    list.listOf(userId).findLast((each) => each.kind === kind && subjectId(each) === subject);

  return {
    ...outbox,
    findQueued,
    /** Settles with the first attempt. A waiting write about the same subject is replaced. */
    async send(write: MeetingWrite): Promise<OutboxResult> {
      const userId = partnerOf(write);
      const before = findQueued(write, userId, subjectId(write));
      const isReplaced = before?.phase.kind === 'waiting';
      if (isReplaced) takeBack(before);
      const clientId = createClientId();
      tried.add(clientId);
      const trial = outbox.whenTried(clientId);
      const waiting = { clientId, at: serverNow(), phase: { kind: 'waiting' } } as const;
      outbox.add(userId, { ...replace(isReplaced ? before : undefined, write), ...waiting });
      try {
        return await trial;
      } finally {
        tried.delete(clientId);
        // Renders the rows again.
        void list.change(userId, clientId, {});
      }
    },
    takeBack(write: QueuedWrite): void {
      keepTyped(write);
      takeBack(write);
    },
    isTrying: ({ clientId }: QueuedWrite) => tried.has(clientId),
  };
}

/** Typed text of a write that does not arrive goes back into its form, unless the person has typed there since. */
function keepTyped(write: QueuedWrite): void {
  if (write.kind !== 'result' || write.change.note === undefined) return;
  const { note, next_at } = write.change;
  const draft = resultDraft(write.meeting);
  if (readDraft(draft) === '') keepFormDraft(draft, { note, ...(next_at && { next: next_at }) });
}

function hrefOf(write: MeetingWrite): string {
  if (write.kind === 'answer')
    return write.decision === 'accept'
      ? paths.meetingDay(write.invitation.date)
      : paths.invitation(write.invitation.id);
  return write.kind === 'arrival' ? paths.today : paths.meeting(write.meeting.date, write.meeting.meeting_id);
}

const useOwnQueue = createOwnOutbox(createMeetingQueue);

/** Sends queued writes of earlier page loads of an account. */
export function useResumeMeetingQueue(account: number): void {
  const { find } = useOwnQueue();
  useEffect(() => void find(account), [find, account]);
}

/**
 * Sends a write about a meeting, exactly once. `waiting` means that the server cannot be reached: the write is stored
 * across reloads, and sent from any page. Rejects when the server refuses it.
 */
export function useSendWrite(): (write: MeetingWrite) => Promise<OutboxResult> {
  const { findOwn } = useOwnQueue();
  const cache = useQueryCache();
  return useCallback(
    async (write) => {
      const own = findOwn();
      if (own) return own.send(write);
      // Only tests and stories have no user: send without storing.
      await sendWrite(write);
      showWrite(cache, write);
      return 'sent';
    },
    [findOwn, cache],
  );
}

/** A write that waits for the network. */
export interface Queued<Write extends QueuedWrite = QueuedWrite> {
  write: Write;
  /** Its first attempt has failed, so the person has to know. */
  isHeld: boolean;
  takeBack: () => void;
}

/**
 * The current user's unsent write about an invitation or meeting.
 * @param userId the other company
 * @param subject id of the invitation or meeting
 */
export function useQueued<Kind extends MeetingWrite['kind']>(
  kind: Kind,
  userId: number,
  subject: number | undefined,
): Queued<Extract<QueuedWrite, { kind: Kind }>> | undefined {
  const queue = useFollowedQueue();
  const write = queue?.findQueued({ kind }, userId, subject);
  if (!queue || !write) return undefined;
  return {
    write: write as Extract<QueuedWrite, { kind: Kind }>,
    isHeld: !queue.isTrying(write),
    takeBack: () => queue.takeBack(write),
  };
}

/** The number of the current user's answers that wait for the network. */
export function useQueuedAnswers(): number {
  const writes = [...(useFollowedQueue()?.list.getItems().values() ?? [])].flat();
  return writes.filter(({ kind }) => kind === 'answer').length;
}

/** The current user's queue; renders again with each change. */
function useFollowedQueue() {
  const { findOwn } = useOwnQueue();
  const queue = useMemo(() => findOwn(), [findOwn]);
  useSyncExternalStore(queue?.list.subscribe ?? subscribeToNothing, () => queue?.list.getItems());
  return queue;
}

const subscribeToNothing = () => () => {};
