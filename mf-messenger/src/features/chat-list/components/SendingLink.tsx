import { paths } from 'shared-api/paths';
import { useSettings } from 'shared-api/settings';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { texts } from '../texts';

/** The way to the mass mailing, where the operator has switched it on (CHAT-03). */
export function SendingLink() {
  const { data: settings } = useSettings();
  if (!settings?.sending_status) return null;
  return (
    <ButtonLink to={paths.sending} variant="secondary">
      {texts.createSending}
    </ButtonLink>
  );
}
