import { css, styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { media, theme } from 'shared-ui/theme';
import { sinceText } from '../state/times';
import { texts } from '../texts';

type State = Schema<'ParticipantState'>;

interface StateBadgeProps {
  company: Pick<Schema<'OrganizerParticipant'>, 'state' | 'since' | 'step'>;
  /** In the column of the states the time alone says that a company waits. */
  isShort?: boolean;
}

const dot = (color: string, shapeInContrastTheme: string) => css`
  background: ${color};

  ${media.forcedColors} {
    ${shapeInContrastTheme}
  }
`;

const dotStyles: Record<State, ReturnType<typeof dot>> = {
  waiting: dot(theme.color.warning, 'border: 2px solid; background: none;'),
  active: dot(theme.color.positive, ''),
  registering: dot(theme.color.info, 'border: 2px dotted; background: none;'),
  declined: dot(theme.color.neutral, 'border-block: 3px solid transparent; background-clip: padding-box;'),
  blocked: dot(theme.color.danger, 'border-radius: 0;'),
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
      <Dot $state={state} />
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

const Dot = styled.span<{ $state: State }>`
  display: inline-block;
  width: ${theme.space(2)};
  height: ${theme.space(2)};
  margin-inline-end: ${theme.space(1.5)};
  border-radius: ${theme.radius.round};
  vertical-align: 0.0625em;
  ${({ $state }) => dotStyles[$state]}
`;
