import Ellipsis from 'lucide-react/icons/ellipsis';
import { useNavigate } from 'react-router-dom';
import type { Invitation } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { IconButton } from 'shared-ui/IconButton';
import { Menu, MenuItem } from 'shared-ui/Menu';
import { texts } from '#domain/invitationTexts';
import { texts as meetingTexts } from '#domain/meetingTexts';

interface InvitationMenuProps {
  invitation: Invitation;
  /** «Предложить другое время» was pressed; without it there is no such item. */
  onCounterOffer?: () => void;
}

/** What else can be done with one request that awaits a decision, behind a button. */
export function InvitationMenu({ invitation: { company, point, user_id }, onCounterOffer }: InvitationMenuProps) {
  const navigate = useNavigate();
  return (
    <Menu
      button={
        <IconButton size="small" aria-label={texts.actions(company, point)}>
          <Ellipsis size={20} aria-hidden />
        </IconButton>
      }
    >
      {onCounterOffer && <MenuItem onSelect={onCounterOffer}>{texts.counterOffer}</MenuItem>}
      <MenuItem onSelect={() => void navigate(paths.chatWith(user_id))}>{meetingTexts.writeMessage}</MenuItem>
    </Menu>
  );
}
