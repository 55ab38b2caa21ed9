import MailPlus from '@lucide/icons/icons/mail-plus';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { useSettings } from 'shared-api/settings';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Icon } from 'shared-ui/Icon';
import { query, theme, useMediaQuery } from 'shared-ui/theme';
import { texts } from '../texts';

/** Link to the mass mailing, if the operator has enabled it (CHAT-03); an icon on phones. */
export function SendingLink() {
  const { data: settings } = useSettings();
  const isPhone = useMediaQuery(query.phone);
  if (!settings?.sending_status) return null;
  if (isPhone)
    return (
      <Link to={paths.sending} variant="ghost" aria-label={texts.createSending} title={texts.createSending}>
        <Icon icon={MailPlus} size={20} />
      </Link>
    );
  return (
    <ButtonLink to={paths.sending} variant="secondary">
      {texts.createSending}
    </ButtonLink>
  );
}

const Link = styled(ButtonLink)`
  width: ${theme.control.height};
  padding: 0;
`;
