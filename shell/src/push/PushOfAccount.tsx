import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { leaveBy } from 'shared-api/leaving';
import { useDeviceText } from 'shared-api/storage';
import { ModulePlace } from 'shared-ui/Widget';
import { remotes } from '../federation/remotes';
import type { OpenMessage } from '../worker/messages';
import { closeNotifications, endPush, isPushOn, PUSH, pushAccount } from './endPush';

/** In backticks, since earlier builds lack it: releases of both sides then need no order. */
const CONFIRM = `mf_profile/PushConfirm`;

/**
 * Confirms the account's web push in this browser or ends that of another one, opens what a pressed notification tells, and
 * closes notifications whose page is opened (DAY-07).
 */
export function PushOfAccount({ userId }: { userId: number }) {
  const [text] = useDeviceText(PUSH);
  // Only what this page start finds is confirmed.
  const [hasPush] = useState(() => isPushOn(userId));
  useEffect(() => {
    const account = pushAccount();
    if (account !== undefined && account !== userId) void endPush();
  }, [text, userId]);

  const { pathname, search, hash } = useLocation();
  const opened = `${pathname}${search}${hash}`;
  useEffect(() => {
    if (isPushOn()) closeNotifications((href) => href === opened).catch(() => {});
  }, [opened]);

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
  return hasPush && <ModulePlace loader={remotes} name={CONFIRM} waiting={null} failed={() => null} />;
}
