import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useConfig } from 'shared-api/config';
import type { CurrentUser } from 'shared-api/contract';
import { useCurrentUser } from 'shared-api/session';
import { Alert } from 'shared-ui/Alert';
import { Dialog } from 'shared-ui/Dialog';
import { QrCode } from 'shared-ui/QrCode';
import { safeHref } from 'shared-ui/safeHref';
import { Spinner } from 'shared-ui/Spinner';
import { media, theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';
import { texts } from '../texts';

/** Polling interval of the connection status, in ms. */
const ASKS_EVERY = 3_000;
const QR_SIZE = 300;

interface MessengerConnectDialogProps extends Pick<CurrentUser, 'connection'> {
  onClose: () => void;
}

/** Links to the bot by QR code and address, polls until the account is connected, then closes (EDIT-08). */
export function MessengerConnectDialog({ connection, onClose }: MessengerConnectDialogProps) {
  const { reload } = useCurrentUser();
  const { data: config } = useConfig();
  const [before] = useState(connection);
  const link = config && botLink(config.botUrl, connection.id);

  const ask = useEffectEvent(() => void reload());
  useEffect(() => {
    const timer = window.setInterval(ask, ASKS_EVERY);
    return () => window.clearInterval(timer);
  }, []);

  // When replacing an account, `status` is true already: compare the account too.
  const isConnected =
    connection.status &&
    !(before.status && before.chat_id === connection.chat_id && before.username === connection.username);
  const finish = useEffectEvent(() => {
    toast.success(texts.saved);
    onClose();
  });
  useEffect(() => {
    if (isConnected) finish();
  }, [isConnected]);

  return (
    <Dialog isOpen onClose={onClose} title={texts.title} size="small" isSheet>
      <Steps>
        <li>{texts.scan}</li>
        <li>{texts.start}</li>
      </Steps>
      {link && (
        <Ways>
          <Code>
            <QrCode value={link} title={texts.qr} size={QR_SIZE} />
          </Code>
          <BotLink href={link} target="_blank" rel="noopener noreferrer">
            {texts.open}
          </BotLink>
        </Ways>
      )}
      {config && !link && <Alert kind="danger">{texts.noAddress}</Alert>}
      <Waiting role="status">
        <Spinner label={null} size={16} /> {texts.waiting}
      </Waiting>
    </Dialog>
  );
}

/**
 * Absolute address of the bot's start page with the connection id; absolute so that a phone can open it from the QR
 * code.
 * @param botUrl from the config; may be relative to this origin
 * @returns undefined without a valid address
 */
function botLink(botUrl: string, connectionId: string): string | undefined {
  if (botUrl === '' || !URL.canParse(botUrl, location.href)) return undefined;
  const link = new URL(botUrl, location.href);
  link.searchParams.set('start', connectionId);
  return safeHref(link.href);
}

const Steps = styled.ol`
  margin-bottom: ${theme.space(4)};
  padding-inline-start: ${theme.space(5)};
  list-style: decimal;
`;

const Ways = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space(4)};

  ${media.narrow} {
    flex-direction: column-reverse;
  }
`;

const Code = styled.div`
  width: 100%;
  max-width: ${QR_SIZE}px;
`;

/* A phone cannot scan its own screen: show the link first, as the main button. */
const BotLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: ${theme.control.height};

  ${media.narrow} {
    width: 100%;
    border-radius: ${theme.radius.control};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    font-weight: ${theme.weight.medium};
    text-decoration: none;

    &:hover {
      background: ${theme.color.accentStrong};
      color: ${theme.color.onAccent};
    }
  }
`;

const Waiting = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space(2)};
  margin-top: ${theme.space(4)};
  color: ${theme.color.textMuted};
`;
