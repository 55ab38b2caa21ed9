import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { safeHref } from 'shared-ui/safeHref';
import { media, theme } from 'shared-ui/theme';

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

/* One line each: an address that breaks is hard to read and to copy. */
const Quiet = styled.a`
  display: block;
  max-width: 14rem;
  overflow: hidden;
  color: ${theme.color.textMuted};
  line-height: ${theme.space(6)};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.narrow} {
    line-height: ${theme.control.height};
  }
`;
