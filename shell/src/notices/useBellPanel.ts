import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { toast } from 'shared-ui/toast';
import { prepareModule } from 'shared-ui/Widget';
import { isBellOpenAtom } from './noticesState';
import { texts } from './texts';

const loader = { load: () => import(/* webpackChunkName: "notice-panel" */ './NoticeWindow') };
type NoticeWindow = Awaited<ReturnType<typeof loader.load>>['NoticeWindow'];

/**
 * Loads the panel when it is opened, or before by `prepare`. When loading fails, a sentence says so and the bell can be
 * pressed again.
 */
export function useBellPanel(isOpen: boolean): { panel: NoticeWindow | undefined; prepare: () => void } {
  const [loaded, setLoaded] = useState<{ panel: NoticeWindow }>();
  const setIsOpen = useSetAtom(isBellOpenAtom);
  useEffect(() => {
    if (!isOpen || loaded) return undefined;
    let isOver = false;
    prepareModule(loader, 'NoticeWindow').then(
      ({ NoticeWindow }) => !isOver && setLoaded({ panel: NoticeWindow }),
      () => {
        if (isOver) return;
        setIsOpen(false);
        toast.danger(texts.notOpened);
      },
    );
    return () => {
      isOver = true;
    };
  }, [isOpen, loaded, setIsOpen]);
  return {
    panel: loaded?.panel,
    // Ignores a failure: pressing the bell loads it again.
    prepare: () => void prepareModule(loader, 'NoticeWindow').catch(() => {}),
  };
}
