import { useModule, type ModuleLoader } from 'shared-ui/Widget';
import { texts } from '#domain/resultTexts';
import { WaitingDialog } from '#parts/WaitingDialog';
import type * as AgreementDialogModule from './AgreementDialog';

const loader: ModuleLoader<'AgreementDialog', typeof AgreementDialogModule> = {
  load: () => import('./AgreementDialog'),
};

/** The dialog that writes an agreement, kept out of the first screen. */
export function LazyAgreementDialog(props: Parameters<typeof AgreementDialogModule.AgreementDialog>[0]) {
  const dialog = useModule(loader, 'AgreementDialog');
  if (dialog.phase === 'ready') return <dialog.module.AgreementDialog {...props} />;
  return (
    <WaitingDialog
      state={dialog}
      title={texts.agreementTitle(props.company)}
      failed={texts.dialogFailed}
      height={160}
      onClose={props.onClose}
    />
  );
}
