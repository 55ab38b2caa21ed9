import { useState } from 'react';
import { styled } from 'styled-components';
import { ActionBar } from 'shared-ui/ActionBar';
import { Button } from 'shared-ui/Button';
import { ProgressBar } from 'shared-ui/ProgressBar';
import { query, theme, useMediaQuery } from 'shared-ui/theme';
import type { Sending } from '../api/createInvitationSender';
import { dateOf } from '../domain/slotKey';
import type { ReadyRow } from '../state/planRows';
import { countRun } from '../state/planTexts';
import { texts } from '../texts';
import { PlannerConfirmDialog } from './PlannerConfirmDialog';
import { PlannerMessageDialog } from './PlannerMessageDialog';

interface PlannerActionsProps {
  rows: readonly ReadyRow[];
  sending: Sending;
  isReading: boolean;
  message: string;
  onMessageChange: (message: string) => void;
  onSend: () => void;
  onStop: () => void;
}

/** Bar with the actions on the plan, or with the progress while sending. */
export function PlannerActions({
  rows,
  sending,
  isReading,
  message,
  onMessageChange,
  onSend,
  onStop,
}: PlannerActionsProps) {
  const [dialog, setDialog] = useState<'confirm' | 'message'>();
  const isPhone = useMediaQuery(query.phone);
  const close = () => setDialog(undefined);

  if (sending.isRunning) {
    const { sent, total, open } = countRun(sending);
    return (
      <ActionBar
        aria-label={texts.actions}
        actions={
          <Button variant="secondary" onClick={onStop} isBusy={sending.isStopped}>
            {texts.stop}
          </Button>
        }
      >
        <Progress>
          <span role="status">{texts.progress(sent, total)}</span>
          <ProgressBar label={null} value={((total - open) / total) * 100} />
        </Progress>
      </ActionBar>
    );
  }
  if (rows.length === 0) return null;

  const days = new Set(rows.map(({ slot }) => dateOf(slot))).size;
  const clash = rows.some(({ isClash }) => isClash) ? texts.clashReason : undefined;
  const longMessage = message.trim() === '' ? texts.addMessage : texts.changeMessage;
  return (
    <>
      <ActionBar
        aria-label={texts.actions}
        actions={
          <>
            <Button variant="secondary" onClick={() => setDialog('message')}>
              {isPhone ? texts.messageShort : longMessage}
            </Button>
            <Button reason={isReading ? texts.readingReason : clash} onClick={() => setDialog('confirm')}>
              {isPhone ? texts.sendShort(rows.length) : texts.send(rows.length)}
            </Button>
          </>
        }
      >
        {texts.total(rows.length, days)}
      </ActionBar>
      {dialog === 'message' && <PlannerMessageDialog message={message} onChange={onMessageChange} onClose={close} />}
      {dialog === 'confirm' && (
        <PlannerConfirmDialog
          rows={rows}
          message={message}
          onMessageChange={onMessageChange}
          onConfirm={onSend}
          onClose={close}
        />
      )}
    </>
  );
}

const Progress = styled.div`
  display: grid;
  gap: ${theme.space(1)};
`;
