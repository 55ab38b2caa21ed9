import type { MeetingCompany } from 'shared-api/contract';
import { MenuGroup, MenuItem, MenuLink } from 'shared-ui/Menu';
import { calendarEventOf } from '#calendar/calendarEvent';
import { calendarLinks } from '#calendar/calendarLinks';
import { useCalendarFile } from '#calendar/useCalendarFile';
import type { Meeting } from '#domain/meeting';
import { texts } from '#domain/meetingTexts';

interface MeetingCalendarGroupProps {
  meeting: Meeting;
  /** One of the companies of the slot. */
  company: MeetingCompany;
}

/** Menu items that add the meeting to a calendar: an .ics file and links to web calendars. */
export function MeetingCalendarGroup({ meeting, company }: MeetingCalendarGroupProps) {
  const { downloadMeetings } = useCalendarFile();
  const links = calendarLinks(calendarEventOf(meeting, company));
  return (
    <MenuGroup label={texts.addToCalendar}>
      <MenuItem onSelect={() => void downloadMeetings([{ ...meeting, companies: [company] }])}>
        {texts.icsFile}
      </MenuItem>
      <MenuLink href={links.google}>{texts.google}</MenuLink>
      <MenuLink href={links.yandex}>{texts.yandex}</MenuLink>
      <MenuLink href={links.outlook}>{texts.outlook}</MenuLink>
    </MenuGroup>
  );
}
