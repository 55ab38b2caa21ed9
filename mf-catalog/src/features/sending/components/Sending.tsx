import { styled } from 'styled-components';
import type { CurrentUser } from 'shared-api/contract';
import { useSettings } from 'shared-api/settings';
import { Loaded } from 'shared-ui/Loaded';
import { Spinner } from 'shared-ui/Spinner';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';
import { SendingDesk } from './SendingDesk';

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

const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: ${theme.space(60)};
`;
