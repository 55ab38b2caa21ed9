import { prepareModule, useModule, type ModuleLoader } from 'shared-ui/Widget';
import { WaitingDialog } from '#parts/WaitingDialog';
import type * as AcceptDialogModule from './InvitationAcceptDialog';
import { texts } from './texts';

const loader: ModuleLoader<'InvitationAcceptDialog', typeof AcceptDialogModule> = {
  load: () => import('./InvitationAcceptDialog'),
};

/** Loads the dialog ahead, for pages that show its button. */
export function prepareAcceptDialog(): void {
  // A failure is shown when the dialog is opened.
  prepareModule(loader, 'InvitationAcceptDialog').catch(() => {});
}

/** The dialog that accepts an invitation, kept out of the first screen: its rows and facts weigh as much as a page. */
export function LazyAcceptDialog(props: Parameters<typeof AcceptDialogModule.InvitationAcceptDialog>[0]) {
  const dialog = useModule(loader, 'InvitationAcceptDialog');
  if (dialog.phase === 'ready') return <dialog.module.InvitationAcceptDialog {...props} />;
  const title = texts.decisions.accept.question;
  return (
    <WaitingDialog state={dialog} title={title} failed={texts.dialogFailed} height={160} onClose={props.onClose} />
  );
}
