import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveBy } from 'shared-api/leaving';
import { useDeviceText } from 'shared-api/storage';
import type { OpenMessage } from '../worker/messages';
import { endPush, PUSH, pushAccount } from './endPush';

/** Ends another account's web push in this browser, and opens what a pressed notification tells (DAY-07). */
export function PushOfAccount({ userId }: { userId: number }) {
  const [text] = useDeviceText(PUSH);
  useEffect(() => {
    const account = pushAccount();
    if (account !== undefined && account !== userId) void endPush();
  }, [text, userId]);

  const navigate = useNavigate();
  const open = useEffectEvent((href: string) => leaveBy(() => void navigate(href)));
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const handleMessage = ({ data, ports }: MessageEvent<OpenMessage | undefined>) => {
      if (data?.kind !== 'open') return;
      ports[0]?.postMessage(true);
      open(data.href);
    };
    navigator.serviceWorker.addEventListener('message', handleMessage);
    return () => navigator.serviceWorker.removeEventListener('message', handleMessage);
  }, []);
  return null;
}
