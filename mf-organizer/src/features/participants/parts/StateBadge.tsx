import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { theme } from 'shared-ui/theme';
import { sinceText } from '../state/times';
import { texts } from '../texts';

type State = Schema<'ParticipantState'>;

interface StateBadgeProps {
  company: Pick<Schema<'OrganizerParticipant'>, 'state' | 'since' | 'step'>;
  /** In the column of the states the time alone says that a company waits. */
  isShort?: boolean;
}

const colors: Record<State, string> = {
  waiting: theme.color.warning,
  active: theme.color.positive,
  registering: theme.color.info,
  declined: theme.color.neutral,
  blocked: theme.color.danger,
};

/** The state of a company as a dot and a word, with what matters in it: how long it waits, at which step it is. */
export function StateBadge({ company: { state, since, step }, isShort = false }: StateBadgeProps) {
  const labels: Record<State, string> = {
    waiting: sinceText(since),
    active: texts.active,
    registering: texts.stepNumber(step),
    declined: texts.declined,
    blocked: texts.blocked,
  };
  return (
    <Root>
      <Dot style={{ background: colors[state] }} />
      <span>
        {state === 'waiting' && <span className={isShort ? 'visually-hidden' : undefined}>{texts.waits} </span>}
        <span>{labels[state]}</span>
      </span>
    </Root>
  );
}

const Root = styled.span`
  white-space: nowrap;
`;

/* The word says the same; the colour stays in high contrast. */
const Dot = styled.span`
  display: inline-block;
  width: ${theme.space(2)};
  height: ${theme.space(2)};
  margin-inline-end: ${theme.space(1.5)};
  border-radius: ${theme.radius.round};
  vertical-align: 0.0625em;
  forced-color-adjust: none;
`;
