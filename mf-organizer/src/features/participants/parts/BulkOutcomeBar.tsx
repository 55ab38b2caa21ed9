import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ActionBar } from 'shared-ui/ActionBar';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { ProgressBar } from 'shared-ui/ProgressBar';
import { theme } from 'shared-ui/theme';
import { byReason, type BulkOutcome } from '../domain/bulk';
import { NAMED_REFUSALS, UNDO_MS } from '../limits';
import { useCardLink } from '../state/useCardLink';
import { texts } from '../texts';

interface BulkOutcomeBarProps {
  outcome: BulkOutcome | undefined;
  /** Why the action was not carried out at all. */
  failure: string | undefined;
  onUndo: () => void;
  onClose: () => void;
}

/** Outcome of an action: the number done with «Вернуть» after a decision, the refused companies with reasons. */
export function BulkOutcomeBar({ outcome, failure, onUndo, onClose }: BulkOutcomeBarProps) {
  const hasRefused = outcome !== undefined && outcome.refused.length > 0;
  return (
    <ActionBar
      aria-label={texts.outcome}
      actions={
        (failure !== undefined || hasRefused) && (
          <Button variant="secondary" onClick={onClose}>
            {texts.close}
          </Button>
        )
      }
    >
      {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
      {outcome && (outcome.done > 0 || !hasRefused) && <Done outcome={outcome} onUndo={onUndo} />}
      {hasRefused && <Refusals {...outcome} />}
    </ActionBar>
  );
}

/** «Активировано: 2 · Вернуть» */
function Done({ outcome: { action, done, undoIds }, onUndo }: { outcome: BulkOutcome; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button goes with the row, or with the dialog that asked.
  useEffect(() => undo.current?.focus({ preventScroll: true }), [undoIds]);
  return (
    <>
      <span role="status">{texts.done(action, done)}</span>
      {undoIds && (
        <>
          <span aria-hidden> · </span>
          <Button variant="ghost" size="small" ref={undo} onClick={onUndo}>
            {texts.undo}
          </Button>
          <TimeLeft label={null} depletesInMs={UNDO_MS} />
        </>
      )}
    </>
  );
}

function Refusals({ refused, names }: Pick<BulkOutcome, 'refused' | 'names'>) {
  const cardLink = useCardLink();
  return (
    // Focusable, so that the keyboard can scroll a long list.
    <Box role="region" aria-label={texts.notDone(refused.length)} tabIndex={0}>
      <p role="status">{texts.notDone(refused.length)}</p>
      <ul>
        {byReason(refused).map(([reason, ids]) => (
          <li key={reason}>
            {reason}:{' '}
            {ids.slice(0, NAMED_REFUSALS).map((id, index) => (
              <span key={id}>
                {index > 0 && <span>, </span>}
                <Link {...cardLink(id)}>{names.get(id) ?? `#${id}`}</Link>
              </span>
            ))}
            {ids.length > NAMED_REFUSALS && <span>{` ${texts.andMore(ids.length - NAMED_REFUSALS)}`}</span>}
          </li>
        ))}
      </ul>
    </Box>
  );
}

const TimeLeft = styled(ProgressBar)`
  position: absolute;
  inset: auto ${theme.space(4)} 0;
  height: 2px;
`;

const Box = styled.div`
  max-height: 30vh;
  margin-top: ${theme.space(1)};
  overflow-y: auto;
  font-size: ${theme.text.s};
  overflow-wrap: anywhere;
`;
