import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { dayOf, formatDate } from 'shared-api/time';
import { theme } from 'shared-ui/theme';
import { seenText } from '../state/times';
import { texts } from '../texts';
import { ParticipantContact } from './ParticipantContact';

interface ParticipantFactsProps {
  card: Schema<'OrganizerCard'>;
}

/** Contacts and numbers of a company. */
export function ParticipantFacts({ card }: ParticipantFactsProps) {
  const facts: [label: string, value: ReactNode][] = [
    [texts.facts.number, `#${card.id}`],
    [texts.facts.type, card.type],
    [texts.facts.contact, <ParticipantContact key="contact" company={card} />],
    [texts.facts.notify, card.only_chat ? texts.onlyChat : texts.notify[card.notify]],
    [texts.facts.slots, card.free_slots],
    [texts.facts.sent, card.sent],
    [texts.facts.received, card.received],
    [texts.facts.meetings, card.meetings],
    [texts.facts.seen, seenText(card.seen_at)],
    [texts.facts.created, formatDate(dayOf(card.created_at))],
  ];
  return (
    <Root>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}

const Root = styled.dl`
  display: grid;
  gap: ${theme.space(1)};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${theme.space(3)};
  }

  dt {
    color: ${theme.color.textMuted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
