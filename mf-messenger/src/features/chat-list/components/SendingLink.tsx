import MailPlus from 'lucide-react/icons/mail-plus';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { useSettings } from 'shared-api/settings';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { query, theme, useMediaQuery } from 'shared-ui/theme';
import { texts } from '../texts';

/** The way to the mass mailing, where the operator has switched it on (CHAT-03); on phones an icon. */
export function SendingLink() {
  const { data: settings } = useSettings();
  const isPhone = useMediaQuery(query.phone);
  if (!settings?.sending_status) return null;
  if (isPhone)
    return (
      <Icon to={paths.sending} variant="ghost" aria-label={texts.createSending} title={texts.createSending}>
        <MailPlus size={20} aria-hidden />
      </Icon>
    );
  return (
    <ButtonLink to={paths.sending} variant="secondary">
      {texts.createSending}
    </ButtonLink>
  );
}

const Icon = styled(ButtonLink)`
  width: ${theme.control.height};
  padding: 0;
`;
