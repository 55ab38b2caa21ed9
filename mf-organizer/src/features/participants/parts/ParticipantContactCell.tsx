import Mail from '@lucide/icons/icons/mail';
import Phone from '@lucide/icons/icons/phone';
import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { CopyButton } from 'shared-ui/CopyButton';
import { Icon } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

interface ParticipantContactCellProps {
  company: Pick<Schema<'OrganizerParticipant'>, 'contact' | 'email' | 'phone'>;
}

/** The person of a company in one line; phone and e-mail are buttons that show and copy them. */
export function ParticipantContactCell({ company: { contact, email, phone } }: ParticipantContactCellProps) {
  return (
    <Root>
      <Person title={contact}>{contact}</Person>
      {phone && (
        <CopyButton
          size="small"
          text={phone}
          aria-label={texts.copyPhone(phone)}
          icon={<Icon icon={Phone} size={16} />}
        />
      )}
      {email && (
        <CopyButton
          size="small"
          text={email}
          aria-label={texts.copyEmail(email)}
          icon={<Icon icon={Mail} size={16} />}
        />
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;

  > button {
    width: ${theme.space(7)};
  }
`;

const Person = styled.span`
  min-width: 0;
  margin-inline-end: auto;
  overflow: hidden;
  text-overflow: ellipsis;
`;
