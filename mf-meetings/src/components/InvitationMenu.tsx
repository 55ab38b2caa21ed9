import Ellipsis from '@lucide/icons/icons/ellipsis';
import { useNavigate } from 'react-router-dom';
import type { Invitation } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { Menu, MenuItem } from 'shared-ui/Menu';
import { texts } from '#domain/invitationTexts';
import { texts as meetingTexts } from '#domain/meetingTexts';

interface InvitationMenuProps {
  invitation: Invitation;
  /** «Предложить другое время» was pressed; omit to hide the item. */
  onCounterOffer?: () => void;
}

/** Menu with further actions for an invitation. */
export function InvitationMenu({ invitation: { company, point, user_id }, onCounterOffer }: InvitationMenuProps) {
  const navigate = useNavigate();
  return (
    <Menu
      button={
        <IconButton size="small" aria-label={texts.actions(company, point)}>
          <Icon icon={Ellipsis} size={20} />
        </IconButton>
      }
    >
      {onCounterOffer && <MenuItem onSelect={onCounterOffer}>{texts.counterOffer}</MenuItem>}
      <MenuItem onSelect={() => void navigate(paths.chatWith(user_id))}>{meetingTexts.writeMessage}</MenuItem>
    </Menu>
  );
}
