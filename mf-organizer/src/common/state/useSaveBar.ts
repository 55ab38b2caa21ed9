import { createContext, use, useEffect, useEffectEvent, useId, useLayoutEffect } from 'react';

/** A form with changes, for the bar that it shares. */
export interface UnsavedPart {
  /** Labels of the changed fields. */
  changed: readonly string[];
  isBusy: boolean;
  save: () => void;
  cancel: () => void;
}

type Report = (id: string, part: UnsavedPart | undefined) => void;

/** Filled by `SaveBarFrame`. */
export const SaveBarContext = createContext<Report>(() => undefined);

const SEPARATOR = '\n';

/** Shows a form in the save bar of its frame. @param part undefined while it has no changes */
export function useSaveBar(part: UnsavedPart | undefined): void {
  const id = useId();
  const report = use(SaveBarContext);
  const save = useEffectEvent(() => part?.save());
  const cancel = useEffectEvent(() => part?.cancel());
  const changed = part?.changed.join(SEPARATOR);
  const isBusy = part?.isBusy ?? false;

  // Only when the bar looks different: typing must not render the whole page.
  useLayoutEffect(() => {
    report(
      id,
      changed === undefined
        ? undefined
        : { changed: changed.split(SEPARATOR), isBusy, save: () => save(), cancel: () => cancel() },
    );
  }, [id, report, changed, isBusy]);

  useEffect(() => () => report(id, undefined), [id, report]);
}
