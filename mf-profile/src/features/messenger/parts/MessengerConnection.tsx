import Check from '@lucide/icons/icons/check';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { CurrentUser } from 'shared-api/contract';
import { useCurrentUser } from 'shared-api/session';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { Loaded } from 'shared-ui/Loaded';
import { theme } from 'shared-ui/theme';
import { SectionSkeleton } from '#parts/SectionSkeleton';
import { texts } from '../texts';
import { MessengerConnectDialog } from './MessengerConnectDialog';

/** Connection status of the messaging service, with a button to connect one (EDIT-08). */
export function MessengerConnection() {
  return (
    <Loaded
      query={useCurrentUser()}
      skeleton={<SectionSkeleton label={texts.loading} rows={0} />}
      failed={texts.loadFailed}
    >
      {({ connection }) => <Content connection={connection} />}
    </Loaded>
  );
}

function Content({ connection }: Pick<CurrentUser, 'connection'>) {
  const [isOpen, setIsOpen] = useState(false);
  const { status, username, chat_id } = connection;
  const account = username ? `@${username.replace(/^@/, '')}` : (chat_id ?? '');
  return (
    <Row>
      <State>
        {status ? (
          <>
            <Icon icon={Check} size={16} /> {texts.connected(account)}
          </>
        ) : (
          texts.notConnected
        )}
      </State>
      <Button variant={status ? 'secondary' : 'soft'} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {status ? texts.connectOther : texts.connect}
      </Button>
      {isOpen && <MessengerConnectDialog connection={connection} onClose={() => setIsOpen(false)} />}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(4)};
`;

const State = styled.p`
  min-width: 0;
  overflow-wrap: anywhere;

  > svg {
    color: ${theme.color.positive};
    vertical-align: text-bottom;
  }
`;
