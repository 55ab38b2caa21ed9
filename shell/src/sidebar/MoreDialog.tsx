import { styled } from 'styled-components';
import type { CurrentUser } from 'shared-api/contract';
import { Dialog } from 'shared-ui/Dialog';
import { Stack } from 'shared-ui/Stack';
import { InstallOffer } from '../install/InstallOffer';
import { NoticesEntry } from '../notices/NoticesEntry';
import { AdvertisingBanners } from './AdvertisingBanners';
import { entryStyle } from './entryStyle';
import { ExtraEntry } from './ExtraEntry';
import { LogoutEntry } from './LogoutEntry';
import { SidebarEntry } from './SidebarEntry';
import { ThemeChoice } from './ThemeChoice';
import { TodayEntry } from './TodayEntry';
import type { Entry } from './useEntries';

interface MoreDialogProps {
  user: CurrentUser;
  entries: readonly Entry[];
  isOpen: boolean;
  onClose: () => void;
}

export function MoreDialog({ user, entries, isOpen, onClose }: MoreDialogProps) {
  return (
    <Dialog title="Ещё" isOpen={isOpen} onClose={onClose}>
      <Stack>
        {/* Closes the dialog when a link inside navigates. */}
        {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- the links inside are the controls */}
        <div onClick={onClose}>
          <Notices userId={user.id} />
          {!user.is_admin && <TodayEntry />}
          {entries.map((entry) => (
            <SidebarEntry key={entry.to} entry={entry} />
          ))}
          {user.is_admin && <ExtraEntry of="reports" />}
          {!user.is_admin && <ExtraEntry of="help" />}
          <InstallOffer entryStyle={entryStyle} />
          <LogoutEntry />
        </div>
        <div>
          <ThemeChoice />
        </div>
        {user.type === 'Заказчик' && !user.is_admin && <AdvertisingBanners />}
      </Stack>
    </Dialog>
  );
}

const Notices = styled(NoticesEntry)`
  ${entryStyle}
  width: 100%;
  border: 0;
  background: none;
  font: inherit;
  cursor: pointer;
`;
