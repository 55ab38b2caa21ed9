import { styled } from 'styled-components';
import type { CurrentUser } from 'shared-api/contract';
import { useSettings } from 'shared-api/settings';
import { Loaded } from 'shared-ui/Loaded';
import { Spinner } from 'shared-ui/Spinner';
import { theme } from 'shared-ui/theme';
import { useMailing } from '../state/useMailing';
import { useSendingDraft } from '../state/useSendingDraft';
import { texts } from '../texts';
import { SendingCheck } from './SendingCheck';
import { SendingForm } from './SendingForm';
import { SendingSuccess } from './SendingSuccess';
import { SendingUnderWay } from './SendingUnderWay';

interface SendingProps {
  viewer: CurrentUser | undefined;
}

/** The mailing, once the settings allow it; while the organizers keep it closed, the page stays LOADING (SEND-01). */
export function Sending({ viewer }: SendingProps) {
  const settings = useSettings();
  const waiting = (
    <Waiting>
      <Spinner />
    </Waiting>
  );
  return (
    <Loaded query={settings} skeleton={waiting} failed={texts.settingsFailed}>
      {({ sending_status, attachments_status }) =>
        sending_status && viewer ? <SendingDesk viewer={viewer} hasAttachments={attachments_status} /> : waiting
      }
    </Loaded>
  );
}

interface SendingDeskProps {
  viewer: CurrentUser;
  /** Whether attachments are allowed. */
  hasAttachments: boolean;
}

/** Renders the mailing's current phase. */
function SendingDesk({ viewer, hasAttachments }: SendingDeskProps) {
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

const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: ${theme.space(60)};
`;
