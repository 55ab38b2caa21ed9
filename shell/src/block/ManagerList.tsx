import Mail from '@lucide/icons/icons/mail';
import Phone from '@lucide/icons/icons/phone';
import { styled } from 'styled-components';
import { Icon } from 'shared-ui/Icon';
import { media, theme } from 'shared-ui/theme';
import type { Contact, ManagerContacts } from './contacts';

interface ManagerListProps {
  /** At least one. */
  managers: readonly ManagerContacts[];
}

export function ManagerList({ managers }: ManagerListProps) {
  return (
    <List>
      {managers.map(({ name, phone, email }) => (
        <li key={[name, phone?.text, email?.text].join()}>
          {name && <Name>{name}</Name>}
          {phone && (
            <Line>
              <Icon icon={Phone} size={16} />
              <Way contact={phone} />
            </Line>
          )}
          {email && (
            <Line>
              <Icon icon={Mail} size={16} />
              <Way contact={email} />
            </Line>
          )}
        </li>
      ))}
    </List>
  );
}

function Way({ contact: { text, href } }: { contact: Contact }) {
  return href === undefined ? <span>{text}</span> : <a href={href}>{text}</a>;
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space(4)};
`;

const Name = styled.p`
  font-weight: ${theme.weight.bold};
  overflow-wrap: anywhere;
`;

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    color: ${theme.color.textMuted};
  }

  > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.space(6)};
  }

  ${media.narrow} {
    > a {
      min-height: ${theme.control.height};
    }
  }
`;
