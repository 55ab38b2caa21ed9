import Ellipsis from '@lucide/icons/icons/ellipsis';
import { useNavigate } from 'react-router-dom';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { Menu, MenuItem } from 'shared-ui/Menu';
import { organizerPaths } from '#domain/organizerPaths';
import { SelectionBar } from '#parts/SelectionBar';
import type { BulkAction, BulkTarget } from '../domain/bulk';
import type { ParticipantsSelection } from '../state/useParticipantsSelection';
import { texts } from '../texts';

interface ParticipantsBulkBarProps {
  selection: ParticipantsSelection;
  /** Companies that the filter finds. */
  foundCount: number;
  busy: BulkAction | undefined;
  onAction: (action: BulkAction, target: BulkTarget) => void;
  onExport: () => void;
}

/** Actions on the chosen companies; the server says which of them it refuses. */
export function ParticipantsBulkBar({ selection, foundCount, busy, onAction, onExport }: ParticipantsBulkBarProps) {
  const navigate = useNavigate();
  const reason = selection.isTooMany ? texts.tooMany : undefined;
  const act = (action: BulkAction) => onAction(action, selection.target());
  const write = () => {
    const { ids, filter, except = [] } = selection.target().bulk;
    void navigate(
      organizerPaths.sending({
        ...filter,
        ...(ids && { ids }),
        ...(except.length > 0 && { except }),
      }),
    );
  };
  return (
    <SelectionBar
      aria-label={texts.bar}
      selected={selection.count}
      total={selection.isFound ? selection.count : foundCount}
      onSelectAll={selection.selectFound}
      onClear={selection.clear}
      actions={
        <>
          <Menu
            button={
              <IconButton aria-label={texts.more} reason={reason}>
                <Icon icon={Ellipsis} size={20} />
              </IconButton>
            }
          >
            <MenuItem onSelect={write}>{texts.write}</MenuItem>
            <MenuItem onSelect={() => act('return')}>{texts.verb('return')}</MenuItem>
            <MenuItem onSelect={() => act('unblock')}>{texts.verb('unblock')}</MenuItem>
            <MenuItem onSelect={onExport}>{texts.exportFound(foundCount)}</MenuItem>
            <MenuItem isDanger onSelect={() => act('block')}>
              {texts.verb('block')}
            </MenuItem>
          </Menu>
          <Button variant="dangerSoft" reason={reason} isBusy={busy === 'decline'} onClick={() => act('decline')}>
            {texts.verb('decline')}
          </Button>
          <Button reason={reason} isBusy={busy === 'activate'} onClick={() => act('activate')}>
            {texts.verb('activate')}
          </Button>
        </>
      }
    />
  );
}
