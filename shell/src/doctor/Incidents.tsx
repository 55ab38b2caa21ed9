import { styled } from 'styled-components';
import { formatTime } from 'shared-api/time';
import { Card } from 'shared-ui/Card';
import { theme } from 'shared-ui/theme';
import type { Incident } from '../federation/watch/incidents';

interface IncidentsProps {
  title: string;
  /** Replaces an empty list. */
  none: string;
  incidents: readonly Incident[];
  kind: Incident['kind'];
}

/** Incidents of one kind, newest first. */
export function Incidents({ title, none, incidents, kind }: IncidentsProps) {
  const shown = incidents.filter((incident) => incident.kind === kind);
  return (
    <Card title={title}>
      {shown.length === 0 ? (
        <p>{none}</p>
      ) : (
        <List>
          {shown.map(({ at, text }) => (
            <li key={at + text}>
              <Time>{formatTime(new Date(at).toISOString())}</Time> {text}
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space(2)};
  overflow-wrap: anywhere;
`;

const Time = styled.span`
  color: ${theme.color.textMuted};
`;
