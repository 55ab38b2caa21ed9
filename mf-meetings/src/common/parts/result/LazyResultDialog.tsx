import { useModule, type ModuleLoader } from 'shared-ui/Widget';
import { texts } from '#domain/resultTexts';
import { WaitingDialog } from '#parts/WaitingDialog';
import type * as ResultDialogModule from './ResultDialog';

const loader: ModuleLoader<'ResultDialog', typeof ResultDialogModule> = { load: () => import('./ResultDialog') };

/** Note and next step of a meeting, kept out of the first screen with its fields. */
export function LazyResultDialog(props: Parameters<typeof ResultDialogModule.ResultDialog>[0]) {
  const dialog = useModule(loader, 'ResultDialog');
  if (dialog.phase === 'ready') return <dialog.module.ResultDialog {...props} />;
  return (
    <WaitingDialog
      state={dialog}
      title={texts.noteOf(props.subject.company)}
      failed={texts.dialogFailed}
      height={240}
      onClose={props.onClose}
    />
  );
}
