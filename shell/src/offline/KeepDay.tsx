import { useEffect } from 'react';
import { useConfig } from 'shared-api/config';
import { useDeviceText } from 'shared-api/storage';
import { toast } from 'shared-ui/toast';
import { isInstalled } from '../install/install';
import { isPushOn, PUSH } from '../push/endPush';
import { DAY_FULL, KEEP_DAY } from './dayMark';
import { endKeeping, keepDay } from './keepDay';

/** Keeps the day in this browser: in the installed application, or once the person has chosen so on «Сегодня». */
export function KeepDay({ userId }: { userId: number }) {
  const [choice] = useDeviceText(KEEP_DAY);
  const [push] = useDeviceText(PUSH);
  const isOff = useConfig().data?.offline === false;
  const isWanted = !isOff && (choice === String(userId) || isInstalled());
  // Web push needs a worker, too, but no files.
  const hasPush = !isOff && Number.parseInt(push, 10) === userId;
  useEffect(() => (isWanted ? keepDay(userId) : undefined), [isWanted, userId]);
  useEffect(() => void (isWanted || endKeeping(() => !isOff && isPushOn(userId))), [isWanted, isOff, hasPush, userId]);
  useEffect(() => {
    const handleFull = () => toast.danger('На устройстве нет места: без связи этот день не откроется.');
    window.addEventListener(DAY_FULL, handleFull, { once: true });
    return () => window.removeEventListener(DAY_FULL, handleFull);
  }, []);
  return null;
}
