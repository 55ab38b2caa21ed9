import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useEvent } from 'shared-api/event';
import { paths } from 'shared-api/paths';
import { media, theme } from 'shared-ui/theme';
import { eventDays } from './eventDays';

/** Name and days of the event, leading to «Помощь» (FIRST-03). */
export function EventLine() {
  const { data: event, error } = useEvent();
  if (!event && error !== undefined) return null;
  return (
    <Root to={paths.help}>
      {event?.name && <Name title={event.name}>{event.name}</Name>}
      {event && <Days>{eventDays(event.datestart, event.dateend)}</Days>}
    </Root>
  );
}

const Root = styled(Link)`
  display: block;
  flex: none;
  /* Room for both lines before the event has loaded. */
  min-height: 2lh;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  text-decoration: none;

  ${media.narrow} {
    min-height: max(2lh, ${theme.control.height});
  }

  &:hover {
    color: ${theme.color.accent};
  }
`;

const Name = styled.span`
  display: block;
  overflow: hidden;
  color: ${theme.color.text};
  font-weight: ${theme.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Days = styled.span`
  display: block;
`;
