import type { CurrentUser } from 'shared-api/contract';
import { useSendingDraft } from '../draft/useSendingDraft';
import { useMailing } from '../mailing/useMailing';
import { SendingCheck } from './SendingCheck';
import { SendingForm } from './SendingForm';
import { SendingSuccess } from './SendingSuccess';
import { SendingUnderWay } from './SendingUnderWay';

interface SendingDeskProps {
  viewer: CurrentUser;
  /** Whether attachments are allowed. */
  hasAttachments: boolean;
}

/** Renders the mailing's current phase. */
export function SendingDesk({ viewer, hasAttachments }: SendingDeskProps) {
  const { draft, desk } = useSendingDraft(viewer.id);
  const { mailing, control } = useMailing(viewer.id, desk);
  switch (mailing.phase) {
    case 'creation':
    case 'countdown':
      return (
        <SendingForm
          viewer={viewer}
          draft={hasAttachments ? draft : { ...draft, attachments: [] }}
          onChange={desk.change}
          mailing={mailing}
          control={control}
        />
      );
    case 'sending':
    case 'elsewhere':
      return <SendingUnderWay mailing={mailing} />;
    case 'checking':
    case 'partly':
      return <SendingCheck mailing={mailing} onSendToRest={control.sendToRest} onFinish={control.finish} />;
    case 'success':
      return <SendingSuccess total={mailing.total} onFinish={control.finish} />;
  }
}
