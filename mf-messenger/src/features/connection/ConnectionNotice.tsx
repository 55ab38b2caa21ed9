import Check from '@lucide/icons/icons/check';
import WifiOff from '@lucide/icons/icons/wifi-off';
import { useAtomValue } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { isServerReached, onServerReach } from 'shared-api/client';
import { realtimeStatusAtom } from 'shared-api/realtime';
import { Icon } from 'shared-ui/Icon';
import { depth, theme } from 'shared-ui/theme';
import { texts } from './texts';

/** Milliseconds before a loss is reported; shorter ones are ignored. */
const LOST_AFTER_MS = 3_000;

/** Milliseconds for which the recovery is reported. */
const BACK_FOR_MS = 2_000;

/** Phase of the notice; `quiet` shows no text. */
type ConnectionPhase = 'quiet' | 'lost' | 'back';

/** Reports a lost and a restored connection. It overlays the content below, so it causes no layout shift. */
export function ConnectionNotice({ phase }: { phase: ConnectionPhase }) {
  return (
    // Rendered from the start, so that screen readers announce the text when it appears.
    <Place role="status">
      {phase === 'lost' && (
        <Notice>
          <Icon icon={WifiOff} size={16} />
          {texts.lost}
        </Notice>
      )}
      {phase === 'back' && (
        <Notice $isGood>
          <Icon icon={Check} size={16} />
          {texts.back}
        </Notice>
      )}
    </Place>
  );
}

/** Follows the connection to the server without flicker. */
export function useConnectionPhase(): ConnectionPhase {
  const isPushLost = useAtomValue(realtimeStatusAtom) === 'offline';
  // Proxies that let no WebSocket through may pass calls on.
  const areCallsFailing = !useSyncExternalStore(onServerReach, isServerReached);
  const isOffline = useBrowserOffline() || (isPushLost && areCallsFailing);
  const [phase, setPhase] = useState<ConnectionPhase>('quiet');
  if (!isOffline && phase === 'lost') setPhase('back');
  useEffect(() => {
    const timer = isOffline ? setTimeout(setPhase, LOST_AFTER_MS, 'lost') : setTimeout(setPhase, BACK_FOR_MS, 'quiet');
    return () => clearTimeout(timer);
  }, [isOffline]);
  return phase;
}

/** The browser detects a lost network at once; the push channel detects it by a missing response some seconds later. */
function useBrowserOffline(): boolean {
  return useSyncExternalStore(subscribe, () => !navigator.onLine);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

const Place = styled.div`
  position: relative;
  z-index: ${depth.raised};
  height: 0;
`;

const Notice = styled.p<{ $isGood?: boolean }>`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  gap: ${theme.space(2)};
  align-items: center;
  justify-content: center;
  min-height: 32px;
  margin: 0;
  padding: ${theme.space(1)} ${theme.space(3)};
  background: ${({ $isGood }) => ($isGood ? theme.color.positiveSoft : theme.color.neutralSoft)};
  color: ${({ $isGood }) => ($isGood ? theme.color.positive : theme.color.text)};
  font-size: ${theme.text.s};
  pointer-events: none;

  > svg {
    flex: none;
  }
`;
