import type { Schema } from 'shared-api/contract';
import { Badge, type BadgeTone } from 'shared-ui/Badge';
import { sinceText } from '../state/times';
import { texts } from '../texts';

type State = Schema<'ParticipantState'>;

interface StateBadgeProps {
  company: Pick<Schema<'OrganizerParticipant'>, 'state' | 'since' | 'step'>;
}

const tones: Record<State, BadgeTone> = {
  waiting: 'warning',
  active: 'positive',
  registering: 'info',
  declined: 'neutral',
  blocked: 'danger',
};

/** The state of a company, with what matters in it: how long it waits, at which step it is. */
export function StateBadge({ company: { state, since, step } }: StateBadgeProps) {
  const labels: Record<State, string> = {
    waiting: texts.waits(sinceText(since)),
    active: texts.active,
    registering: texts.stepNumber(step),
    declined: texts.declined,
    blocked: texts.blocked,
  };
  return <Badge tone={tones[state]}>{labels[state]}</Badge>;
}
