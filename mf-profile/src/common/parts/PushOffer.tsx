import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PropsOf } from 'shared-api/federation';
import { useDeviceText } from 'shared-api/storage';
import { Button } from 'shared-ui/Button';
import { theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';
import { pushTexts as texts } from '#state/pushTexts';
import { usePush } from '#state/usePush';

/** Device text: this browser’s question was put away. */
const ASKED = 'pushAsked';

/**
 * Asks once whether to report answers while the tab is closed; the browser’s own question follows the press (DAY-07). Draws
 * no content where that is decided or impossible.
 */
export function PushOffer({ userId }: PropsOf<'mf_profile/PushOffer'>) {
  const push = usePush(userId);
  const [asked, keepAsked] = useDeviceText(ASKED);
  const [isRefused, setIsRefused] = useState(false);

  const enable = async () => {
    const state = await push.enable();
    setIsRefused(state === 'denied');
    if (state === 'on') toast.success(texts.enabled);
  };
  const putAway = () => {
    setIsRefused(false);
    keepAsked('1');
  };
  const enableButton = (label: string) => (
    <Button size="small" isBusy={push.isBusy} onClick={() => void enable()}>
      {label}
    </Button>
  );
  const away = (label: string) => (
    <Button variant="ghost" size="small" onClick={putAway}>
      {label}
    </Button>
  );

  const failure = push.reason !== undefined && `${texts.enableFailed} ${push.reason}`;
  if (isRefused) return <Offer actions={away(texts.understood)}>{texts.denied}</Offer>;
  if (push.state === 'lost') return <Offer actions={enableButton(texts.again)}>{failure || texts.lost}</Offer>;
  if (asked !== '') return null;
  if (push.state === 'home-screen') return <Offer actions={away(texts.understood)}>{texts.homeScreen}</Offer>;
  if (push.state !== 'off') return null;
  return (
    <Offer
      actions={
        <>
          {enableButton(texts.enable)}
          {away(texts.notNow)}
        </>
      }
    >
      {failure || texts.ask}
    </Offer>
  );
}

function Offer({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <Row>
      <Words role="status">{children}</Words>
      <Actions>{actions}</Actions>
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

const Words = styled.p`
  flex: 1 1 16rem;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
`;
