import { useModule, type ModuleLoader } from 'shared-ui/Widget';
import { WaitingDialog } from '#parts/WaitingDialog';
import { texts } from '../texts';
import type * as MetDialogModule from './MetDialog';

const loader: ModuleLoader<'MetDialog', typeof MetDialogModule> = { load: () => import('./MetDialog') };

/** «Кого встретил», kept out of the first screen. */
export function LazyMetDialog(props: Parameters<typeof MetDialogModule.MetDialog>[0]) {
  const dialog = useModule(loader, 'MetDialog');
  if (dialog.phase === 'ready') return <dialog.module.MetDialog {...props} />;
  return (
    <WaitingDialog
      state={dialog}
      title={texts.title}
      failed={texts.dialogFailed}
      height={320}
      onClose={props.onClose}
    />
  );
}
