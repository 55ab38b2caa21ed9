import { useEffect } from 'react';
import { useEvent } from 'shared-api/event';
import { todayInMoscow } from 'shared-api/time';
import { isEventDay } from '../event/isEventDay';
import { announceApp } from './install';
import { InstallLine } from './InstallLine';
import { provideLine } from './line';
import { countVisit } from './visits';

/** Lets this browser install the application, and the next pages offer it. */
export function useInstallOffers(): void {
  const event = useEvent().data;
  useEffect(() => {
    announceApp();
    provideLine(InstallLine);
  }, []);
  useEffect(() => {
    if (isEventDay(event)) countVisit(todayInMoscow());
  }, [event]);
}
