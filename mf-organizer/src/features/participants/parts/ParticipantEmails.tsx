import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { formatFileDate } from 'shared-api/time';
import { Badge } from 'shared-ui/Badge';
import { theme } from 'shared-ui/theme';
import { emailNames, texts } from '../texts';

interface ParticipantEmailsProps {
  letters: Schema<'OrganizerCard'>['letters'];
}

const tones = { due: 'neutral', sent: 'positive', failed: 'danger', off: 'warning' } as const;

/** E-mails to a company with their state, newest first. */
export function ParticipantEmails({ letters }: ParticipantEmailsProps) {
  if (letters.length === 0) return <p>{texts.noEmails}</p>;
  return (
    <List>
      {letters.map(({ kind, at, state }, index) => (
        <li key={`${at} ${kind} ${index}`}>
          <span>{emailNames[kind] ?? texts.letter}</span>
          <Time>{formatFileDate(at)}</Time>
          <Badge tone={tones[state]}>{texts.emailStates[state]}</Badge>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space(2)};

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space(1)} ${theme.space(2)};
  }
`;

const Time = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  font-variant-numeric: tabular-nums;
`;
