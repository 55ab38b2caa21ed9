import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PropsOf } from 'shared-api/federation';
import { useDeviceText } from 'shared-api/storage';
import { Button } from 'shared-ui/Button';
import { Cluster } from 'shared-ui/Cluster';
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
  const isLost = push.state === 'lost';
  const putAway = () => {
    setIsRefused(false);
    keepAsked('1');
    if (isLost) void push.disable(undefined);
  };
  const away = (label: string) => (
    <Button variant="ghost" size="small" onClick={putAway}>
      {label}
    </Button>
  );

  if (isRefused) return <Offer actions={away(texts.understood)}>{texts.denied}</Offer>;
  if (asked !== '' && !isLost) return null;
  if (push.state === 'home-screen') return <Offer actions={away(texts.understood)}>{texts.homeScreen}</Offer>;
  if (push.state !== 'off' && !isLost) return null;
  return (
    <Offer
      actions={
        <>
          <Button size="small" isBusy={push.isBusy} onClick={() => void enable()}>
            {isLost ? texts.again : texts.enable}
          </Button>
          {away(texts.notNow)}
        </>
      }
    >
      {push.failure ?? (isLost ? texts.lost : texts.ask)}
    </Offer>
  );
}

function Offer({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <Row>
      <Words role="status">{children}</Words>
      <Cluster>{actions}</Cluster>
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
