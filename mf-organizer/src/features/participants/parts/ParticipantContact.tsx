import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { safeHref } from 'shared-ui/safeHref';
import { theme } from 'shared-ui/theme';

interface ParticipantContactProps {
  company: Pick<Schema<'OrganizerParticipant'>, 'contact' | 'email' | 'phone'>;
}

/** Person, phone and e-mail of a company. */
export function ParticipantContact({ company: { contact, email, phone } }: ParticipantContactProps) {
  return (
    <>
      <div>{contact}</div>
      {phone && (
        <div>
          <Quiet href={safeHref(`tel:${phone.replaceAll(/[^\d+]/g, '')}`)}>{phone}</Quiet>
        </div>
      )}
      {email && (
        <div>
          <Quiet href={safeHref(`mailto:${email}`)}>{email}</Quiet>
        </div>
      )}
    </>
  );
}

const Quiet = styled.a`
  color: ${theme.color.textMuted};
`;
