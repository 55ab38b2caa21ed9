import Ellipsis from '@lucide/icons/icons/ellipsis';
import { useState } from 'react';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { Menu, MenuItem, MenuSeparator } from 'shared-ui/Menu';
import { pairWords, type DayMeeting } from '../domain/dayMeeting';
import type { MeetingAction } from '../state/meetingActions';
import { texts } from '../texts';

interface MeetingMenuProps {
  meeting: DayMeeting;
  onAction: (action: MeetingAction, meeting: DayMeeting) => void;
}

/** Actions on one meeting, behind ⋯. Mounted with the first press: a day has up to 2,000 meetings. */
export function MeetingMenu(props: MeetingMenuProps) {
  const [isUsed, setIsUsed] = useState(false);
  const label = texts.actionsOf(pairWords(props.meeting));
  if (isUsed) return <UsedMenu {...props} />;
  return (
    <IconButton size="small" aria-label={label} aria-haspopup="menu" onClick={() => setIsUsed(true)}>
      <Icon icon={Ellipsis} size={20} />
    </IconButton>
  );
}

function UsedMenu({ meeting, onAction }: MeetingMenuProps) {
  return (
    <Menu
      isOpenAtFirst
      button={
        <IconButton size="small" aria-label={texts.actionsOf(pairWords(meeting))}>
          <Icon icon={Ellipsis} size={20} />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => onAction('place', meeting)}>{texts.place}</MenuItem>
      {meeting.place_id !== null && (
        <MenuItem isDanger onSelect={() => onAction('clear-place', meeting)}>
          {texts.clearPlace}
        </MenuItem>
      )}
      <MenuItem onSelect={() => onAction('link', meeting)}>{texts.link}</MenuItem>
      <MenuItem onSelect={() => onAction('move', meeting)}>{texts.move}</MenuItem>
      <MenuSeparator />
      <MenuItem isDanger onSelect={() => onAction('cancel', meeting)}>
        {texts.cancel}
      </MenuItem>
    </Menu>
  );
}
