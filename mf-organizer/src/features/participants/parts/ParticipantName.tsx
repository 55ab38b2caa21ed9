import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { Avatar } from 'shared-ui/Avatar';
import { media, theme } from 'shared-ui/theme';
import { useCardLink } from '../state/useCardLink';
import { SimilarMark } from './SimilarMark';

interface ParticipantNameProps {
  company: Schema<'OrganizerParticipant'>;
  /** Cuts the name to one line, with the city behind it where there is room. */
  isLine?: boolean;
}

/** A company's picture and name, with a mark while it waits and others look the same. Links keep the list's filter. */
export function ParticipantName({ company, isLine = false }: ParticipantNameProps) {
  const cardLink = useCardLink();
  const { id, company: name, city, avatar, similar } = company;
  return (
    <Root>
      <Avatar src={avatar} size={32} />
      <Text $isLine={isLine}>
        <Name {...cardLink(id)} title={isLine ? name : undefined}>
          {name}
        </Name>
        {isLine && city && <City>{city}</City>}
      </Text>
      {similar.length > 0 && <SimilarMark similar={similar} />}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: ${theme.space(2)};
  align-items: center;
`;

/* In a line: room for one, so a city that does not fit beside the name wraps out of sight. */
const Text = styled.div<{ $isLine: boolean }>`
  min-width: 0;
  ${({ $isLine }) =>
    $isLine
      ? `
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space(2)};
    max-height: 1lh;
    overflow: hidden;

    > * {
      max-width: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  `
      : 'overflow-wrap: anywhere;'}
`;

const Name = styled(Link)`
  color: inherit;
  font-weight: ${theme.weight.medium};
  text-decoration: none;

  &:hover,
  &:focus-visible {
    text-decoration: underline;
  }

  ${media.narrow} {
    /* 44 px touch target without a 44 px line: it overlaps its neighbours, which are not interactive. */
    position: relative;
    padding-block: ${theme.space(3)};
  }
`;

const City = styled.span`
  color: ${theme.color.textMuted};
`;
