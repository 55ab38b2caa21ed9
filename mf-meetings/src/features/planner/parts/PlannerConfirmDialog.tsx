import { styled } from 'styled-components';
import { MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { ConfirmDialog } from 'shared-ui/Dialog';
import { theme } from 'shared-ui/theme';
import { NeedsConnection } from '#parts/NeedsConnection';
import type { ReadyRow } from '../state/planRows';
import { slotText } from '../state/planTexts';
import { texts } from '../texts';
import { PlannerMessageField } from './PlannerMessageField';

interface PlannerConfirmDialogProps {
  rows: readonly ReadyRow[];
  message: string;
  onMessageChange: (message: string) => void;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms sending all invitations. */
export function PlannerConfirmDialog({
  rows,
  message,
  onMessageChange,
  onConfirm,
  onClose,
}: PlannerConfirmDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      isSheet
      onClose={onClose}
      onConfirm={onConfirm}
      title={texts.sendQuestion(rows.length)}
      confirmLabel={texts.send(rows.length)}
    >
      <p>{MOSCOW_OFFSET_LABEL}</p>
      {/* Focusable, so that long lists can be scrolled by keyboard. */}
      <List tabIndex={0} aria-label={texts.invitationsList}>
        {rows.map(({ id, company, slot }) => (
          <li key={id}>
            <strong>{company}</strong> — <Time dateTime={slot}>{slotText(slot)}</Time>
          </li>
        ))}
      </List>
      <NeedsConnection />
      <PlannerMessageField message={message} onChange={onMessageChange} />
    </ConfirmDialog>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space(1)};
  max-height: min(240px, 40vh);
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
`;

const Time = styled.time`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;
