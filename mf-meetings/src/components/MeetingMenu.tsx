import Ellipsis from '@lucide/icons/icons/ellipsis';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MeetingCompany } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { Menu, MenuItem } from 'shared-ui/Menu';
import type { Meeting } from '#domain/meeting';
import { texts } from '#domain/meetingTexts';
import { MeetingCalendarGroup } from './MeetingCalendarGroup';

interface MeetingMenuProps {
  meeting: Meeting;
  /** One of the companies of the slot. */
  company: MeetingCompany;
  /** Further items above the others, such as move and cancel. */
  children?: ReactNode;
}

/** Menu with the actions for one meeting. */
export function MeetingMenu({ meeting, company, children }: MeetingMenuProps) {
  const navigate = useNavigate();
  return (
    <Menu
      button={
        <IconButton aria-label={texts.actions(company.company, meeting.point)}>
          <Icon icon={Ellipsis} size={20} />
        </IconButton>
      }
    >
      {children}
      <MenuItem onSelect={() => void navigate(paths.chatWith(company.company_id))}>{texts.writeMessage}</MenuItem>
      <MeetingCalendarGroup meeting={meeting} company={company} />
    </Menu>
  );
}
