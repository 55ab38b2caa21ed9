import { useModule, type ModuleLoader } from 'shared-ui/Widget';
import { WaitingDialog } from '#parts/WaitingDialog';
import { texts } from '../texts';
import type * as CounterOfferModule from './CounterOfferDialog';

const loader: ModuleLoader<'CounterOfferDialog', typeof CounterOfferModule> = {
  load: () => import('./CounterOfferDialog'),
};

/** The dialog that proposes another time, kept out of the first screen with its calendar. */
export function LazyCounterOfferDialog(props: CounterOfferModule.CounterOfferDialogProps) {
  const dialog = useModule(loader, 'CounterOfferDialog');
  if (dialog.phase === 'ready') return <dialog.module.CounterOfferDialog {...props} />;
  const { counterTitle, loadFailed } = texts;
  return (
    <WaitingDialog
      isTall
      state={dialog}
      title={counterTitle}
      failed={loadFailed}
      height={320}
      onClose={props.onClose}
    />
  );
}
