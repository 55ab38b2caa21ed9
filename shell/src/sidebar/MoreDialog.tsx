import type { CurrentUser } from 'shared-api/contract';
import { Dialog } from 'shared-ui/Dialog';
import { Stack } from 'shared-ui/Stack';
import { ThemeSwitch } from 'shared-ui/ThemeSwitch';
import { AdvertisingBanners } from './AdvertisingBanners';
import { LogoutEntry } from './LogoutEntry';
import { SidebarEntry } from './SidebarEntry';
import type { Entry } from './useEntries';

interface MoreDialogProps {
  user: CurrentUser;
  entries: readonly Entry[];
  isOpen: boolean;
  onClose: () => void;
}

/** What the bottom bar has no room for. */
export function MoreDialog({ user, entries, isOpen, onClose }: MoreDialogProps) {
  return (
    <Dialog title="Ещё" isOpen={isOpen} onClose={onClose}>
      <Stack>
        {/* A press on a link leads away; the dialog must not stay over the new page. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are the controls */}
        <div onClick={onClose}>
          {entries.map((entry) => (
            <SidebarEntry key={entry.to} entry={entry} />
          ))}
          <LogoutEntry />
        </div>
        <div>
          <ThemeSwitch />
        </div>
        {user.type === 'Заказчик' && <AdvertisingBanners />}
      </Stack>
    </Dialog>
  );
}
