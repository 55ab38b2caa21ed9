import Ellipsis from '@lucide/icons/icons/ellipsis';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MeetingCompany } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { Menu, MenuGroup, MenuItem, MenuLink } from 'shared-ui/Menu';
import { calendarEventOf } from '#domain/calendarEvent';
import { calendarLinks } from '#domain/calendarLinks';
import { isMeetingOver, type Meeting } from '#domain/meeting';
import { texts } from '#domain/meetingTexts';
import { useCalendarFile } from '#state/useCalendarFile';

interface MeetingMenuProps {
  meeting: Meeting;
  /** One of the companies of the slot. */
  company: MeetingCompany;
  /** Further items such as move and cancel: above the others until the meeting is over. */
  children?: ReactNode;
}

/** Menu with the actions for one meeting; once it is over, the message comes first and no calendar takes it. */
export function MeetingMenu({ meeting, company, children }: MeetingMenuProps) {
  const navigate = useNavigate();
  const isOver = isMeetingOver(meeting);
  return (
    <>
      <Menu
        button={
          <IconButton aria-label={texts.actions(company.company, meeting.point)}>
            <Icon icon={Ellipsis} size={20} />
          </IconButton>
        }
      >
        {!isOver && children}
        <MenuItem onSelect={() => void navigate(paths.chatWith(company.company_id))}>{texts.writeMessage}</MenuItem>
        {isOver && children}
        {!isOver && <MeetingCalendarGroup meeting={meeting} company={company} />}
      </Menu>
    </>
  );
}

interface MeetingCalendarGroupProps {
  meeting: Meeting;
  /** One of the companies of the slot. */
  company: MeetingCompany;
}

/** Menu items that add the meeting to a calendar: an .ics file and links to web calendars. */
function MeetingCalendarGroup({ meeting, company }: MeetingCalendarGroupProps) {
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
