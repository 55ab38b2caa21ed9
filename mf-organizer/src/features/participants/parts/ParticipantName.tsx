import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { Avatar } from 'shared-ui/Avatar';
import { media, theme } from 'shared-ui/theme';
import { organizerPaths } from '#domain/organizerPaths';
import { texts } from '../texts';

interface ParticipantNameProps {
  company: Schema<'OrganizerParticipant'>;
}

/** A company's picture, name and city; a waiting one names companies that look the same. Links keep the list's filter. */
export function ParticipantName({ company: { id, company, city, avatar, similar } }: ParticipantNameProps) {
  const { search } = useLocation();
  return (
    <Root>
      <Avatar src={avatar} size={32} />
      <div>
        <Name to={organizerPaths.participant(id) + search}>{company}</Name>
        {city && <Note>{city}</Note>}
        {similar.length > 0 && (
          <Similar>
            {texts.similar}{' '}
            {similar.map((other, index) => (
              <span key={other.id}>
                {index > 0 && ', '}
                <Link to={organizerPaths.participant(other.id) + search}>
                  {other.company} #{other.id}
                </Link>
              </span>
            ))}
          </Similar>
        )}
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: ${theme.space(2)};
  min-width: ${theme.space(40)};
  overflow-wrap: anywhere;
`;

const Name = styled(Link)`
  ${media.narrow} {
    /* 44 px touch target without a 44 px line: it overlaps its neighbours, which are not interactive. */
    position: relative;
    padding-block: ${theme.space(3)};
  }
`;

const Note = styled.div`
  color: ${theme.color.textMuted};
`;

const Similar = styled(Note)`
  ${media.narrow} {
    /* Below the touch target of the name. */
    margin-top: ${theme.space(3)};
  }
`;
