import { describeError } from 'shared-api/client';
import { useCurrentUser } from 'shared-api/session';
import { useFeature } from 'shared-api/settings';
import { useAccountStore } from 'shared-api/storage';
import { useQueued, useSendWrite, type Queued } from '#api/meetingQueue';
import { useMeetingResults } from '#api/useMeetingResults';
import {
  changed,
  subjectKey,
  type MeetingAgreement,
  type OwnResult,
  type ResultChange,
  type ResultSubject,
} from '#domain/result';
import { texts } from '#domain/resultTexts';
import { deviceResults } from './deviceResults';

export interface MeetingResultState {
  /** `failed`: the former answer is unknown; saving a new answer works all the same. */
  phase: 'loading' | 'failed' | 'ready';
  /** The server keeps no results. */
  isOnDevice: boolean;
  result: OwnResult | undefined;
  agreement: MeetingAgreement | undefined;
  /** A change of the own side that waits for the network; `result` shows it. */
  queued: Queued | undefined;
  /** Loads again after a failure. */
  reload: () => void;
  /** Saves a change. Resolves with why it was not saved, a sentence; never rejects. */
  save: (change: ResultChange) => Promise<string | undefined>;
}

/** Result and agreement of a meeting that has ended, from the server or, without the feature `results`, from this device. */
export function useMeetingResult(subject: ResultSubject): MeetingResultState {
  const { meeting_id } = subject;
  const { data: user } = useCurrentUser();
  const isAnnounced = useFeature('results');
  const query = useMeetingResults();
  const send = useSendWrite();
  const queued = useQueued('result', subject.company_id, meeting_id);
  const key = subjectKey(subject);
  const onDevice = useAccountStore(deviceResults, user?.id, (results) => results.get(key));

  const isOnDevice = isAnnounced === false || meeting_id === undefined;
  const isOwn = (each: { meeting_id: number }) => each.meeting_id === meeting_id;
  const onServer = query.data?.results.find(isOwn);
  const isSettled = isOnDevice ? isAnnounced !== undefined : query.data !== undefined;

  return {
    phase: isSettled ? 'ready' : query.error === undefined ? 'loading' : 'failed',
    isOnDevice,
    result: queued ? changed(onServer ?? onDevice, queued.write.change) : (onServer ?? onDevice),
    agreement: query.data?.agreements.find(isOwn),
    queued: queued?.isHeld ? queued : undefined,
    reload: () => void query.reload(),
    save: async (change) => {
      if (isOnDevice) {
        const isKept =
          user !== undefined &&
          deviceResults.change(user.id, (results) => new Map(results).set(key, changed(results.get(key), change)));
        return isKept ? undefined : texts.noRoom;
      }
      try {
        // The first change also sends an answer that this device kept for an older server.
        const whole = onServer || !onDevice ? change : changed(onDevice, change);
        await send({ kind: 'result', meeting: { ...subject, meeting_id }, change: whole });
        return undefined;
      } catch (error) {
        return describeError(error);
      }
    },
  };
}
