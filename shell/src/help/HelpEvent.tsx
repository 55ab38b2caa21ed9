import { styled } from 'styled-components';
import { outcome } from 'shared-api/client';
import { useEvent } from 'shared-api/event';
import { Loaded } from 'shared-ui/Loaded';
import { Skeleton } from 'shared-ui/Skeleton';
import { theme } from 'shared-ui/theme';
import { eventDays } from '../event/eventDays';
import { texts } from './texts';

/** The organizer's words about the event; older servers know its days only. */
export function HelpEvent() {
  const event = useEvent();
  // 404 means that the deployment has no active event, which is a valid answer.
  if (outcome(event.error) === 'not-found') return <p>{texts.noEvent}</p>;
  return (
    <Loaded query={event} skeleton={<Skeleton height={96} />} failed={texts.eventFailed}>
      {({ name, datestart, dateend, venue, address }) => (
        <>
          {name && <Name>{name}</Name>}
          <List>
            <dt>{texts.when}</dt>
            <dd>{eventDays(datestart, dateend)}</dd>
            {venue && (
              <>
                <dt>{texts.venue}</dt>
                <dd>{venue}</dd>
              </>
            )}
            {address && (
              <>
                <dt>{texts.address}</dt>
                <dd>{address}</dd>
              </>
            )}
          </List>
        </>
      )}
    </Loaded>
  );
}

const Name = styled.p`
  margin-bottom: ${theme.space(2)};
  font-weight: ${theme.weight.bold};
  overflow-wrap: anywhere;
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space(1)} ${theme.space(4)};

  > dt {
    color: ${theme.color.textMuted};
  }

  > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
