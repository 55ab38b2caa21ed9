import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MeetingCompany } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { IconButton } from 'shared-ui/IconButton';
import { Menu, MenuItem } from 'shared-ui/Menu';
import type { Meeting } from '#domain/meeting';
import { texts } from '#domain/meetingTexts';
import { MeetingCalendarGroup } from './MeetingCalendarGroup';

interface MeetingMenuProps {
  meeting: Meeting;
  /** Which of the companies of the slot. */
  company: MeetingCompany;
  /** Further items, above the others: move, cancel. */
  children?: ReactNode;
}

/** What can be done with one meeting, behind a button. */
export function MeetingMenu({ meeting, company, children }: MeetingMenuProps) {
  const navigate = useNavigate();
  return (
    <Menu
      button={
        <IconButton aria-label={texts.actions(company.company, meeting.point)}>
          <Ellipsis size={20} aria-hidden />
        </IconButton>
      }
    >
      {children}
      <MenuItem onSelect={() => void navigate(paths.chatWith(company.company_id))}>{texts.writeMessage}</MenuItem>
      <MeetingCalendarGroup meeting={meeting} company={company} />
    </Menu>
  );
}
