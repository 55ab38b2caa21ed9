import { useEffect, useState } from 'react';
import { ApiError, describeError } from 'shared-api/client';
import { useConfig } from 'shared-api/config';
import { useFeature } from 'shared-api/settings';
import { useDeviceText } from 'shared-api/storage';
import { useChangeSubscription, useRemovePushDevice } from '#api/pushSubscriptions';
import { askPermission, PUSH, readPush, subscribe, unsubscribe, type PushState } from './browserPush';
import { pushTexts } from './pushTexts';

/** Web push of this browser for an account (DAY-07). */
interface Push {
  /** Undefined while it is read. */
  state: PushState | undefined;
  isBusy: boolean;
  /** What failed last and why, in sentences. */
  failure: string | undefined;
  /** Call it in a press: it asks for the permission. Resolves with the state after it. */
  enable: () => Promise<PushState>;
  /** @param id of this browser at the server, if it is known there */
  disable: (id: number | undefined) => Promise<PushState>;
}

/** Follows the other places and tabs that change it. */
export function usePush(account: number): Push {
  const isAnnounced = useFeature('web_push');
  const { data: config, error } = useConfig();
  const [mark] = useDeviceText(PUSH);
  const [state, setState] = useState<PushState>();
  const [task, setTask] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false });
  const change = useChangeSubscription();
  const remove = useRemovePushDevice();

  useEffect(() => {
    let isOver = false;
    void readPush(account).then((next) => isOver || setState(next));
    return () => {
      isOver = true;
    };
  }, [account, mark]);

  const run = async (failed: string, work: () => Promise<void>): Promise<PushState> => {
    setTask({ isBusy: true });
    try {
      await change(work);
      setTask({ isBusy: false });
    } catch (failure) {
      const why = failure instanceof ApiError ? describeError(failure) : pushTexts.browserFailed;
      setTask({ isBusy: false, failure: `${failed} ${why}` });
    }
    const next = await readPush(account);
    setState(next);
    return next;
  };

  const isOff = isAnnounced === false || config?.offline === false;
  const isKnown = isAnnounced !== undefined && (config !== undefined || error !== undefined);
  return {
    state: isOff ? 'withheld' : isKnown ? state : undefined,
    isBusy: task.isBusy,
    failure: task.failure,
    enable: async () => {
      // Not busy meanwhile: a further press repeats a question that the browser has hidden.
      await askPermission();
      return run(pushTexts.enableFailed, () => subscribe(account));
    },
    disable: (id) =>
      run(pushTexts.disableFailed, async () => {
        // First, so that a failure leaves the browser in the list and on.
        if (id !== undefined) await remove(id);
        await unsubscribe();
      }),
  };
}
