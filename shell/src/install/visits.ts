import { keepDeviceText, keepTabText, readDeviceText, takeTabText } from 'shared-api/storage';

const COUNT = 'visits';
const TODAY = 'visit';

/** Days and tabs in which this browser was here during the event. */
export const countedVisits = () => Number(readDeviceText(COUNT));

/** Counts a visit on a day of the event, once in each tab. */
export function countVisit(today: string): void {
  const isCounted = takeTabText(TODAY) === today;
  keepTabText(TODAY, today);
  if (!isCounted) keepDeviceText(COUNT, String(countedVisits() + 1));
}
