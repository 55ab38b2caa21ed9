import Check from '@lucide/icons/icons/check';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Icon } from 'shared-ui/Icon';
import { Spinner } from 'shared-ui/Spinner';
import { theme } from 'shared-ui/theme';
import { dateOf, pointOf, type SlotKey } from '../domain/slotKey';
import type { SendingRow } from '../state/planRows';
import { phaseText, slotText } from '../state/planTexts';
import { texts } from '../texts';
import { PlannerName } from './PlannerName';
import { PlannerRowFrame } from './PlannerRowFrame';

interface PlannerSendingRowProps {
  row: SendingRow;
  /** Sends the invitation again, for the same or another slot. */
  onSend: (slot: SlotKey) => void;
  onRemove: (button: HTMLElement) => void;
}

/** Row of an invitation that is being sent, or its result. */
export function PlannerSendingRow({ row, onSend, onRemove }: PlannerSendingRowProps) {
  const { id, company, invitation, next } = row;
  const { phase, slot } = invitation;
  const isUnderWay = phase.kind === 'waiting' || phase.kind === 'sending';
  const isLost = phase.kind === 'failed' || phase.kind === 'unsure';
  const wantsOther = phase.kind === 'taken' || phase.kind === 'refused';
  const isNoteLost = phase.kind === 'sent' && phase.note === 'failed';
  const nextTime = next && (dateOf(next) === dateOf(slot) ? pointOf(next) : slotText(next));

  return (
    <PlannerRowFrame
      company={company}
      onRemove={isUnderWay ? undefined : onRemove}
      head={
        <PlannerName>
          {company}
          <Time>{slotText(slot)}</Time>
        </PlannerName>
      }
    >
      <Status $kind={phase.kind}>
        {phase.kind === 'sending' && <Spinner label={null} size={16} />}
        {phase.kind === 'sent' && <Icon icon={Check} size={16} />}
        <span>{phaseText(phase)}</span>
      </Status>
      {phase.kind === 'sent' && phase.note === 'waiting' && <span>{texts.noteWaiting}</span>}
      {isNoteLost && <span>{texts.noteFailed}</span>}
      {wantsOther && next && nextTime && (
        <Button
          variant="soft"
          size="small"
          aria-label={texts.inviteOnName(company, nextTime)}
          onClick={() => onSend(next)}
        >
          {texts.inviteOn(nextTime)}
        </Button>
      )}
      {wantsOther && !next && <span>{texts.nothingLeft}</span>}
      {isLost && (
        <Button variant="soft" size="small" onClick={() => onSend(slot)}>
          {phase.kind === 'unsure' ? texts.check : texts.sendAgain}
        </Button>
      )}
      {((wantsOther && !next) || isNoteLost) && (
        <ButtonLink variant="ghost" size="small" to={paths.chatWith(id)} aria-label={texts.writeTo(company)}>
          {texts.write}
        </ButtonLink>
      )}
    </PlannerRowFrame>
  );
}

const Time = styled.span`
  display: block;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  font-variant-numeric: tabular-nums;
`;

const colors: Partial<Record<SendingRow['invitation']['phase']['kind'], string>> = {
  sent: theme.color.positive,
  taken: theme.color.danger,
  refused: theme.color.danger,
  failed: theme.color.danger,
  unsure: theme.color.warning,
};

const Status = styled.span<{ $kind: SendingRow['invitation']['phase']['kind'] }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(2)};
  color: ${({ $kind }) => colors[$kind] ?? theme.color.textMuted};
`;
