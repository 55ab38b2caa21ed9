import { Delayed } from 'shared-ui/Delayed';
import { Dialog } from 'shared-ui/Dialog';
import { ErrorState } from 'shared-ui/ErrorState';
import { Skeleton } from 'shared-ui/Skeleton';
import { useModule, type ModuleLoader } from 'shared-ui/Widget';
import { texts } from '../texts';
import type * as CounterOfferModule from './CounterOfferDialog';

const loader: ModuleLoader<'CounterOfferDialog', typeof CounterOfferModule> = {
  load: () => import('./CounterOfferDialog'),
};

/** The dialog that proposes another time, kept out of the first screen with its calendar. */
export function LazyCounterOfferDialog(props: CounterOfferModule.CounterOfferDialogProps) {
  const dialog = useModule(loader, 'CounterOfferDialog');
  if (dialog.phase === 'ready') return <dialog.module.CounterOfferDialog {...props} />;
  return (
    <Dialog isOpen isSheet isTall title={texts.counterTitle} onClose={props.onClose}>
      {dialog.phase === 'failed' ? (
        <ErrorState onRetry={dialog.retry}>{texts.loadFailed}</ErrorState>
      ) : (
        <Delayed>
          <Skeleton height={320} />
        </Delayed>
      )}
    </Dialog>
  );
}
