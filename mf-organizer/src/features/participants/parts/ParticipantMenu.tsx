import Ellipsis from '@lucide/icons/icons/ellipsis';
import { useNavigate } from 'react-router-dom';
import type { Schema } from 'shared-api/contract';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { Menu, MenuItem } from 'shared-ui/Menu';
import { organizerPaths } from '#domain/organizerPaths';
import { decisionsOn, targetOf, type BulkAction, type BulkTarget } from '../domain/bulk';
import { useCardLink } from '../state/useCardLink';
import { texts } from '../texts';

interface ParticipantMenuProps {
  company: Schema<'OrganizerParticipant'>;
  onAction: (action: BulkAction, target: BulkTarget) => void;
}

/** All actions on one company, also those that a wider table shows as buttons. */
export function ParticipantMenu({ company, onAction }: ParticipantMenuProps) {
  const navigate = useNavigate();
  const { to, ...options } = useCardLink()(company.id);
  const target = targetOf(company);
  return (
    <Menu
      button={
        <IconButton size="small" aria-label={texts.actionsOf(company.company)}>
          <Icon icon={Ellipsis} size={20} />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => void navigate(to, options)}>{texts.open}</MenuItem>
      <MenuItem onSelect={() => void navigate(organizerPaths.sending({ ids: [company.id] }))}>{texts.write}</MenuItem>
      {decisionsOn(company.state).map((action) => (
        <MenuItem
          key={action}
          isDanger={action === 'block' || action === 'decline'}
          onSelect={() => onAction(action, target)}
        >
          {texts.verb(action)}
        </MenuItem>
      ))}
    </Menu>
  );
}
