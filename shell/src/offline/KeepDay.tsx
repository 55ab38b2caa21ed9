import { useEffect } from 'react';
import { useConfig } from 'shared-api/config';
import { useDeviceText } from 'shared-api/storage';
import { isInstalled } from '../install/install';
import { KEEP_DAY } from './dayMark';
import { endKeeping, keepDay } from './keepDay';

/** Keeps the day in this browser: in the installed application, or once the person has chosen so on «Сегодня». */
export function KeepDay({ userId }: { userId: number }) {
  const [choice] = useDeviceText(KEEP_DAY);
  const isOff = useConfig().data?.offline === false;
  const isWanted = !isOff && (choice === String(userId) || isInstalled());
  useEffect(() => (isWanted ? keepDay(userId) : endKeeping()), [isWanted, userId]);
  return null;
}
