import Ellipsis from '@lucide/icons/icons/ellipsis';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { Menu, MenuItem } from 'shared-ui/Menu';
import { theme } from 'shared-ui/theme';
import { organizerPaths } from '#domain/organizerPaths';
import { decisionsOn, targetOf, type BulkAction, type BulkTarget } from '../domain/bulk';
import { texts } from '../texts';

interface ParticipantMenuProps {
  company: Schema<'OrganizerParticipant'>;
  onAction: (action: BulkAction, target: BulkTarget) => void;
}

/** Actions on one company: both decisions on a waiting company are buttons, the rest is in a menu. */
export function ParticipantMenu({ company, onAction }: ParticipantMenuProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const target = targetOf(company);
  const [action] = company.state === 'waiting' ? [] : decisionsOn(company.state);
  return (
    <Root>
      {company.state === 'waiting' && (
        <>
          <Button size="small" variant="soft" onClick={() => onAction('activate', target)}>
            {texts.verb('activate')}
          </Button>
          <Button size="small" variant="secondary" onClick={() => onAction('decline', target)}>
            {texts.verb('decline')}
          </Button>
        </>
      )}
      <Menu
        button={
          <IconButton size="small" aria-label={texts.actionsOf(company.company)}>
            <Icon icon={Ellipsis} size={20} />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => void navigate(organizerPaths.participant(company.id) + search)}>
          {texts.open}
        </MenuItem>
        <MenuItem onSelect={() => void navigate(organizerPaths.sending({ ids: [company.id] }))}>{texts.write}</MenuItem>
        {action && (
          <MenuItem isDanger={action === 'block'} onSelect={() => onAction(action, target)}>
            {texts.verb(action)}
          </MenuItem>
        )}
      </Menu>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${theme.space(1)};
`;
