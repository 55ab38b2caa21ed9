import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { serverNow } from 'shared-api/clock';
import type { Schema } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { formatTime } from 'shared-api/time';
import { Button } from 'shared-ui/Button';
import { Stack } from 'shared-ui/Stack';
import { media, theme } from 'shared-ui/theme';
import { texts } from '../texts';
import { OpeningInviteDialog } from './OpeningInviteDialog';

interface OpeningListProps extends Schema<'Openings'> {
  date: string;
  point: string;
}

/** The companies that are free, to invite one at a time. */
export function OpeningList({ date, point, companies, asked: found }: OpeningListProps) {
  const [chosen, setChosen] = useState<Schema<'NamedCompany'>>();
  const asked = found && Date.parse(found.expires_at) > serverNow() ? found : undefined;
  return (
    <Stack gap={2}>
      {asked && (
        <p>
          {texts.asked(asked.company, formatTime(asked.expires_at))}{' '}
          <Link to={paths.invitation(asked.id)}>{texts.open}</Link>
        </p>
      )}
      {companies.length === 0 && !asked && <p>{texts.none}</p>}
      {companies.length > 0 && (
        <>
          <Title>{texts.title(point)}</Title>
          <ul>
            {companies.map((free) => (
              <Row key={free.id}>
                <Company to={paths.participant(free.id)}>{free.company}</Company>
                <Button
                  size="small"
                  variant="soft"
                  aria-label={texts.inviteWhom(free.company)}
                  {...(asked && { reason: texts.oneAtATime })}
                  onClick={() => setChosen(free)}
                >
                  {texts.invite}
                </Button>
              </Row>
            ))}
          </ul>
        </>
      )}
      {chosen && (
        <OpeningInviteDialog company={chosen} date={date} point={point} onClose={() => setChosen(undefined)} />
      )}
    </Stack>
  );
}

const Title = styled.p`
  font-weight: ${theme.weight.bold};
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(1)} ${theme.space(4)};
  padding: ${theme.space(1)} 0;
`;

const Company = styled(Link)`
  min-width: 0;
  overflow-wrap: anywhere;

  ${media.narrow} {
    display: inline-flex;
    align-items: center;
    min-width: ${theme.control.height};
    min-height: ${theme.control.height};
  }
`;
