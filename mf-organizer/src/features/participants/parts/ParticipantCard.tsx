import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { Avatar } from 'shared-ui/Avatar';
import { Button, type ButtonProps } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Cluster } from 'shared-ui/Cluster';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { organizerPaths } from '#domain/organizerPaths';
import { JournalOf } from '#parts/JournalOf';
import { decisionsOn, targetOf, type BulkAction, type BulkTarget } from '../domain/bulk';
import { sinceText } from '../state/times';
import { texts } from '../texts';
import { MailPassword } from './MailPassword';
import { ParticipantCardForm } from './ParticipantCardForm';
import { ParticipantEmails } from './ParticipantEmails';
import { ParticipantFacts } from './ParticipantFacts';
import { StateBadge } from './StateBadge';

interface ParticipantCardProps {
  card: Schema<'OrganizerCard'>;
  onAction: (action: BulkAction, target: BulkTarget) => void;
}

/** Violet lets in, red shuts out. */
const variants: Partial<Record<BulkAction, ButtonProps['variant']>> = {
  activate: 'primary',
  decline: 'dangerSoft',
  block: 'dangerSoft',
};

/** A company for organizers: state, contacts, numbers, notes, e-mails and what was done to it (ORG-03). */
export function ParticipantCard({ card, onAction }: ParticipantCardProps) {
  const { id, avatar, city, country, state, since, step, decline_reason: reason } = card;
  return (
    <Stack gap={5}>
      <Cluster gap={3}>
        <Avatar src={avatar} size={48} />
        <div>
          <Cluster gap={2}>
            <StateBadge company={card} />
            {state !== 'waiting' && <Muted>{sinceText(since)}</Muted>}
          </Cluster>
          <Muted>{[city, country].filter(Boolean).join(', ')}</Muted>
        </div>
      </Cluster>
      {reason !== undefined && <p>{texts.reasonOf(reason)}</p>}
      <Cluster gap={2}>
        {decisionsOn(state).map((action) => (
          <Button
            key={action}
            size="small"
            variant={variants[action] ?? 'secondary'}
            onClick={() => onAction(action, targetOf(card))}
          >
            {texts.verb(action)}
          </Button>
        ))}
        <ButtonLink size="small" variant="secondary" to={organizerPaths.sending({ ids: [id] })}>
          {texts.write}
        </ButtonLink>
        <ButtonLink
          size="small"
          variant="secondary"
          to={`${paths.previewProfile}?id=${id}`}
          reason={step === 'FINISHED' ? undefined : texts.noPage}
        >
          {texts.openPage}
        </ButtonLink>
      </Cluster>
      <ParticipantFacts card={card} />
      {state !== 'waiting' && state !== 'declined' && <MailPassword id={id} />}
      <Part title={texts.cardForm}>
        {/* Another company begins with its own values. */}
        <ParticipantCardForm key={id} card={card} />
      </Part>
      <Part title={texts.letters}>
        <ParticipantEmails letters={card.letters} />
      </Part>
      <Part title={texts.history}>
        <JournalOf subjectType="participant" subjectId={id} />
      </Part>
    </Stack>
  );
}

interface PartProps {
  title: string;
  children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <section>
      <Title>{title}</Title>
      {children}
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: ${theme.space(2)};
  font-size: ${theme.text.m};
`;

const Muted = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
