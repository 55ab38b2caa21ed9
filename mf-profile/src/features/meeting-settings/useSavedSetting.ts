import { useRef, useState } from 'react';
import { toast } from 'shared-ui/toast';
import { texts } from './texts';

interface SavedSetting<Value> {
  /** What the server has, as far as is known. */
  stored: Value;
  /** Brings it to the server, and what the server has to `stored`. */
  save: (value: Value) => Promise<unknown>;
}

/**
 * A setting that is saved at each change. The new value shows at once and goes back when the server does not take it.
 * One call runs at a time, so that the last choice is the one that stays; what was chosen in between is skipped.
 */
export function useSavedSetting<Value>({ stored, save }: SavedSetting<Value>) {
  const [shown, setShown] = useState<{ value: Value }>();
  const wish = useRef<{ value: Value }>(undefined);
  const isRunning = useRef(false);

  const change = async (value: Value) => {
    wish.current = { value };
    setShown(wish.current);
    if (isRunning.current) return;
    isRunning.current = true;
    const isSaved = await saveWishes();
    isRunning.current = false;
    setShown(undefined);
    if (isSaved) toast.success(texts.saved);
    else toast.danger(texts.saveFailed);
  };

  /** Answers whether the last one worked. */
  const saveWishes = async (): Promise<boolean> => {
    let isSaved = false;
    while (wish.current) {
      const { value } = wish.current;
      wish.current = undefined;
      isSaved = await save(value).then(
        () => true,
        () => false,
      );
    }
    return isSaved;
  };

  return {
    value: shown ? shown.value : stored,
    isSaving: shown !== undefined,
    change: (value: Value) => void change(value),
  };
}
