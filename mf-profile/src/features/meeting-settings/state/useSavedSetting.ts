import { useRef, useState } from 'react';
import { toast } from 'shared-ui/toast';
import { texts } from '../texts';

interface SavedSetting<Value> {
  /** Last loaded value of the server. */
  stored: Value;
  /** Saves the value and refreshes `stored`. */
  save: (value: Value) => Promise<unknown>;
}

/**
 * A setting saved on each change: the value updates optimistically and rolls back when saving fails. Calls run one at a
 * time so that the last choice wins; choices made in between are skipped.
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

  /** Resolves to whether the last call succeeded. */
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
