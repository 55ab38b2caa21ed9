import { useCurrentUser } from 'shared-api/session';
import { useDeviceText } from 'shared-api/storage';
import { Switch } from 'shared-ui/Switch';
import { query, useMediaQuery } from 'shared-ui/theme';
import { texts } from '../texts';

/** Lets phones keep the day for use without a network; the installed application does so by itself (DAY-03). */
export function KeepDaySwitch() {
  const isPhone = useMediaQuery(query.phone);
  const isInstalled = useMediaQuery('(display-mode: standalone)');
  const [choice, choose] = useDeviceText('keepDay');
  const account = useCurrentUser().data?.id;
  if (!isPhone || isInstalled || account === undefined) return null;
  return (
    <Switch
      label={texts.keepDay}
      hint={texts.keepDayHint}
      checked={choice === String(account)}
      onChange={({ target }) => choose(target.checked ? String(account) : '')}
    />
  );
}
