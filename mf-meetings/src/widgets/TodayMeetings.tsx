import { TodaySchedule } from '../features/today-meetings/components/TodaySchedule';

/** Today's slots of the current user with the companies met in them; the heading is the host page's. */
export function TodayMeetings() {
  return <TodaySchedule />;
}
